import { Download } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../lib/api.ts'
import { sentenceOf } from '../../lib/api-error.ts'
import { saveFile } from '../../lib/save-file.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { toast } from '../../ui/use-toast.ts'
import { texts } from './texts.ts'

const words = texts.data

export function DataCard() {
  const [pending, setPending] = useState(false)
  const download = async () => {
    setPending(true)
    try {
      saveFile(await (await call('GET /api/account/data')).blob(), words.fileName)
      toast({ title: words.started })
    } catch (error) {
      toast({ title: words.failed, description: sentenceOf(error), tone: 'danger' })
    } finally {
      setPending(false)
    }
  }
  return (
    <Card title={words.title}>
      <p className="text-ink-2 text-sm">{words.hint}</p>
      <Button className="mt-3" icon={<Download aria-hidden />} pending={pending} onClick={download}>
        {words.download}
      </Button>
    </Card>
  )
}
