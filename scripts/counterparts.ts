import { canInstallPackages, findInPath, installPackage } from './debian.ts'

/** Programs that are not ours, which the tests hold our documents against, and the Debian packages that bring them. */
const COUNTERPARTS = [{ program: 'soffice', package: 'libreoffice-writer-nogui', name: 'LibreOffice' }]

/** Installs what is missing where that can be done; elsewhere says which tests will fail without it. */
export function ensureCounterparts(): void {
  for (const { program, name, ...debian } of COUNTERPARTS) {
    if (findInPath(program)) continue
    if (canInstallPackages() && installPackage(debian.package)) continue
    console.error(
      `${name} is missing: tests that need ${program} will fail. On Debian: apt-get install ${debian.package}.`,
    )
  }
}
