import { parentPort, workerData } from 'node:worker_threads'
import type { JobDocument } from '@rolewright/craft/document'
import { writePdf } from './pdf.ts'

export interface PdfWork {
  content: JobDocument
  language: string | null
}

const { content, language } = workerData as PdfWork
parentPort!.postMessage(await writePdf(content, language))
