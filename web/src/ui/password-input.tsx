import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { IconButton } from './icon-button.tsx'
import { Input } from './input.tsx'
import { texts } from './texts.ts'

/** A password input whose text can be shown, so that long passwords can be checked before sending. */
export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  const [isShown, setShown] = useState(false)
  return (
    <div className="relative">
      <Input {...props} type={isShown ? 'text' : 'password'} className="pr-11" />
      <IconButton
        label={isShown ? texts.hidePassword : texts.showPassword}
        icon={isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        aria-pressed={isShown}
        onClick={() => setShown(!isShown)}
        className="absolute top-1/2 right-0.5 -translate-y-1/2"
      />
    </div>
  )
}
