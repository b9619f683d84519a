import { FilePen, History, House } from 'lucide-react'
import { texts } from './texts.ts'

export const LINKS = [
  { to: '/', label: texts.home, icon: House },
  { to: '/job-bot', label: texts.jobBot, icon: FilePen },
  { to: '/job-history', label: texts.jobHistory, icon: History },
]
