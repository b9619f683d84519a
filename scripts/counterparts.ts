import { canInstallPackages, findInPath, installPackage } from './debian.ts'

interface Counterpart {
  name: string
  program: string
  packages: [string, ...string[]]
}

/** Programs that are not ours, which the tests hold what we do against, and the Debian packages that bring them. */
export const OFFICE: Counterpart = {
  name: 'LibreOffice',
  program: 'soffice',
  packages: ['libreoffice-writer-nogui'],
}
export const PDF_READER: Counterpart = {
  name: 'Poppler',
  program: 'pdfinfo',
  packages: ['poppler-utils'],
}
export const S3_STORE: Counterpart = {
  name: 'OpenStack Swift',
  program: 'swift-proxy-server',
  packages: ['swift-proxy', 'swift-account', 'swift-container', 'swift-object', 'memcached'],
}

/** Installs what is missing where that can be done; elsewhere says what to do. Answers whether it is there. */
export function ensureCounterpart({ name, program, packages }: Counterpart): boolean {
  if (findInPath(program)) return true
  if (canInstallPackages() && installPackage(...packages) && findInPath(program)) return true
  console.error(
    `${name} is missing: tests that need it fail, or do not run. On Debian: apt-get install ${packages.join(' ')}.`,
  )
  return false
}
