import { Suspense, useEffect, useState } from 'react'
import { AssistantSelect } from '../features/assistants/assistant-select.tsx'
import { Announcer } from '../features/chat/announcer.tsx'
import { PageSuggestions } from '../features/chat/page-suggestions.tsx'
import { Suggestions } from '../features/chat/suggestions.tsx'
import { ThreadFailed, ThreadLoading } from '../features/chat/thread-state.tsx'
import { Welcome } from '../features/chat/welcome.tsx'
import { UsageBanner } from '../features/usage/usage-banner.tsx'
import { lazyPart } from '../lib/lazy-part.ts'
import { useUser } from '../lib/session.ts'
import { texts } from '../texts/screens.ts'
import { Dialog } from '../ui/dialog.tsx'
import { JobBotFoot } from './job-bot-foot.tsx'
import { JobBotHead } from './job-bot-head.tsx'
import { JobBotSide } from './job-bot-side.tsx'
import { type JobBotState, useJobBot } from './use-job-bot.ts'

const loadThread = () => import('./job-bot-thread.tsx')
/** What sets pages, and all that can be done with them: an empty conversation has none. */
const JobBotThread = lazyPart(loadThread)

export default function JobBot() {
  const bot = useJobBot()
  const { isEmpty, isEditing } = bot
  const [isSideOpen, setSideOpen] = useState(false)
  // While the conversation is still being asked for; where it does not arrive, it is fetched again when it is needed.
  useEffect(() => {
    if (!isEmpty) loadThread().catch(() => {})
  }, [isEmpty])
  const startNew = () => {
    bot.startNew()
    setSideOpen(false)
  }
  const side = <JobBotSide choice={bot.choice} openId={bot.openId} onOpened={() => setSideOpen(false)} />
  return (
    <div className="mx-auto flex w-full max-w-[96rem] flex-1 lg:grid lg:grid-cols-[17rem_minmax(0,1fr)]">
      <aside className="sticky top-[calc(var(--header-height)+1px)] hidden h-[calc(100dvh-var(--header-height)-1px)] overflow-y-auto border-line border-r bg-sunken px-3.5 py-5 lg:block print:hidden">
        {side}
      </aside>
      <section className="mx-auto flex w-full min-w-0 max-w-[50rem] flex-col px-4 sm:px-6">
        <JobBotHead {...bot} onOpenSide={() => setSideOpen(true)} onStartNew={startNew} />
        <div className={isEmpty ? 'flex flex-1 flex-col lg:flex-none lg:pt-[12dvh]' : 'flex-1 pt-4 pb-8'}>
          <Conversation {...bot} />
        </div>
        {/* With the thread and not before it, so that its arrival moves nothing. */}
        {bot.items.length > 0 && !isEditing && (
          <div className="flex flex-col gap-3 pb-2 print:hidden">
            <UsageBanner assistantId={bot.choice.chosen?.id} />
            <WhatToSay {...bot} />
          </div>
        )}
        {/* Who types on the page itself has the room for it. */}
        {!isEditing && <Foot {...bot} />}
        <Announcer writing={bot.writing} />
      </section>
      <Dialog open={isSideOpen} onOpenChange={setSideOpen} title={texts.titles.jobBot} size="sm">
        {side}
      </Dialog>
    </div>
  )
}

function Conversation(bot: JobBotState) {
  const { firstName } = useUser()
  const { query, items } = bot
  if (bot.isEmpty) return <Welcome firstName={firstName} />
  if (items.length > 0)
    return (
      <Suspense fallback={<ThreadLoading />}>
        <JobBotThread {...bot} />
      </Suspense>
    )
  return query.isError ? <ThreadFailed error={query.error} onRetry={() => query.refetch()} /> : <ThreadLoading />
}

function WhatToSay({ isWriting, typed, open }: JobBotState) {
  if (isWriting || !typed.maySuggest) return null
  return open && typed.isChange ? (
    <PageSuggestions questions={open.questions} onSuggest={typed.fill} />
  ) : (
    <Suggestions onSuggest={typed.fill} />
  )
}

const Foot = ({ typed, writing, isWriting, ...bot }: JobBotState) => (
  <JobBotFoot
    textArea={bot.textArea}
    text={typed.draft.text}
    onText={(text) => typed.setDraft({ text })}
    facts={typed.draft.facts}
    onFacts={(facts) => typed.setDraft({ facts })}
    isChange={typed.isChange}
    isOut={typed.isOut}
    above={typed.above}
    onSend={(said) => void typed.send(said)}
    onStop={bot.stop}
    isWriting={isWriting}
    isStopping={writing.phase === 'writing' && writing.isStopping}
    assistantId={bot.choice.chosen?.id}
    isEmpty={bot.isEmpty}
    onSuggest={typed.fill}
    assistant={<AssistantSelect {...bot.choice} />}
  />
)
