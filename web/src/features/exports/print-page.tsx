import { createPortal } from 'react-dom'
import { DocumentPage } from './document-page.tsx'
import './print.css'

/** While this is there, paper shows this description alone: by the button and by the browser's own print. */
export const PrintPage = ({ text }: { text: string }) =>
  createPortal(
    <div className="print-page">
      <DocumentPage text={text} />
    </div>,
    document.body,
  )
