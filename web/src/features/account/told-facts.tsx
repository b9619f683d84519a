import type { Account } from '@rolewright/contract/account'
import { texts } from './texts.ts'

const words = texts.told

/** What becomes of the company facts. */
export function ToldFacts({ account: { told, assistant } }: { account: Account }) {
  return (
    <div className="rounded-card bg-sunken p-4 text-sm">
      <h3 className="font-medium">{words.title}</h3>
      {told.length > 0 ? (
        <>
          <p className="mt-1 text-ink-2">{words.hint}</p>
          <ul className="mt-2 flex flex-col gap-1 border-line border-l-2 pl-3 text-ink wrap-anywhere">
            {told.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </>
      ) : (
        <p className="mt-1 text-ink-2">{words.nothing}</p>
      )}
      {assistant && (
        <p className="mt-2 text-ink-2 wrap-anywhere">
          {(assistant.followsProfile ? words.follows : words.rewritten)(assistant.name)}
        </p>
      )}
    </div>
  )
}
