import { parentPort, workerData } from 'node:worker_threads'
import type { JobDocument } from '@rolewright/craft/document'
import type { Setting } from '../setting.ts'
import { writePdf } from './pdf.ts'

export interface PdfWork {
  content: JobDocument
  language: string | null
  setting: Setting
}

const { content, language, setting } = workerData as PdfWork
parentPort!.postMessage(await writePdf(content, language, setting))
