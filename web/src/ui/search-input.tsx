import { Input } from './input.tsx'

export interface SearchInputProps {
  /** What is searched for; stands in the field until something is typed. */
  label: string
  words: string
  onWords: (words: string) => void
  className?: string
}

/** Words to search a list on the server for, which takes no more of them. */
export function SearchInput({ label, words, onWords, className }: SearchInputProps) {
  return (
    <Input
      type="search"
      aria-label={label}
      placeholder={label}
      value={words}
      maxLength={200}
      onChange={(event) => onWords(event.target.value)}
      className={className}
    />
  )
}
