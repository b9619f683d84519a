import { Printer } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { texts } from './texts.ts'

/** Needs a PrintPage on the screen. */
export const PrintButton = () => (
  <Button size="sm" icon={<Printer aria-hidden />} onClick={() => window.print()}>
    {texts.print}
  </Button>
)
