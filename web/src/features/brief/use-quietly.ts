import { useEffect, useState } from 'react'

/** How long a sentence must stand before it is read out, in ms. */
const REST = 1500

/** A sentence for screen readers that follows the typing at a distance: it changes once the text has come to rest. */
export function useQuietly(sentence: string): string {
  const [said, setSaid] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSaid(sentence), REST)
    return () => clearTimeout(timer)
  }, [sentence])
  return said
}
