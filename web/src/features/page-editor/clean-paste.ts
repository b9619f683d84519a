import { isCopiedHere } from './clipboard.ts'

/** What a bullet of Word or of a plain text begins with. */
const BULLET = /^\s*(?:[·•▪◦●○■\-–*o§]|\d{1,3}[.)])(?:\s|\u00a0)+/
const ORDERED = /^\s*\d{1,3}[.)]/

/** What a page has a form for; of everything else only the words stay. */
const KEPT = new Set(['P', 'DIV', 'H1', 'H2', 'H3', 'H4', 'H5', 'H6', 'UL', 'OL', 'LI', 'STRONG', 'B', 'BR'])
/** What nobody sees, or what is no text. */
const DROPPED =
  'script, style, meta, link, title, head, xml, img, svg, object, template, input, button, select, textarea'

/** Pasted HTML as title, sections, paragraphs, lists and bold text, whatever program it comes from; from here it stays as it is. */
export function cleanPaste(html: string): string {
  if (isCopiedHere(html)) return withoutStyles(html)
  const page = new DOMParser().parseFromString(withoutStyles(html), 'text/html')
  for (const node of page.querySelectorAll(DROPPED)) node.remove()
  removeComments(page.body)
  markBold(page)
  listParagraphs(page)
  for (const element of [...page.body.querySelectorAll('*')]) {
    if (KEPT.has(element.tagName)) for (const { name } of [...element.attributes]) element.removeAttribute(name)
    else element.replaceWith(...separated(page, element))
  }
  return page.body.innerHTML.replace(/\u00a0/g, ' ')
}

/** The content security policy lets no style in, not even into a document that nobody sees: here it is only read. */
const withoutStyles = (html: string): string =>
  html
    .replace(/<style[\s\S]*?<\/style>/gi, '')
    .replace(/<[a-z](?:[^>"']|"[^"]*"|'[^']*')*>/gi, (tag) => tag.replace(/\sstyle(?=\s*=)/gi, ' data-style'))

function removeComments(body: HTMLElement) {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_COMMENT)
  const comments: Node[] = []
  while (walker.nextNode()) comments.push(walker.currentNode)
  for (const comment of comments) comment.parentNode?.removeChild(comment)
}

/** Cells and the like stand apart once their table is gone. */
const separated = (page: Document, element: Element): Node[] =>
  /^(?:TD|TH|TR|TABLE|SECTION|ARTICLE|HEADER|FOOTER|BLOCKQUOTE|PRE)$/.test(element.tagName)
    ? [page.createElement('br'), ...element.childNodes]
    : [...element.childNodes]

/** Bold by style is bold; a bold element that is styled as plain (Google Docs wraps all in one) is not. */
function markBold(page: Document) {
  for (const element of page.querySelectorAll<HTMLElement>('[data-style]')) {
    const weight = /font-weight\s*:\s*(\w+)/i.exec(element.getAttribute('data-style') ?? '')?.[1]
    const isBold = weight === 'bold' || weight === 'bolder' || Number(weight) >= 600
    if (/^(?:B|STRONG)$/.test(element.tagName)) {
      if (weight && !isBold) element.replaceWith(...element.childNodes)
    } else if (isBold && !/^H\d$/.test(element.tagName)) {
      const bold = page.createElement('strong')
      bold.append(...element.childNodes)
      element.append(bold)
    }
  }
}

/** Word writes lists as paragraphs with a bullet in them. */
function listParagraphs(page: Document) {
  for (const paragraph of [...page.querySelectorAll<HTMLElement>('p')]) {
    const isListed =
      /MsoList/i.test(paragraph.className) ||
      /mso-list\s*:\s*(?!none)/i.test(paragraph.getAttribute('data-style') ?? '')
    if (!isListed) continue
    const isOrdered = ORDERED.test(paragraph.textContent ?? '')
    for (const mark of paragraph.querySelectorAll('[data-style*="mso-list"]')) mark.remove()
    stripBullet(paragraph)
    const item = page.createElement('li')
    item.append(...paragraph.childNodes)
    const wanted = isOrdered ? 'OL' : 'UL'
    const before = paragraph.previousElementSibling
    if (before?.tagName === wanted && before.hasAttribute('data-word')) {
      before.append(item)
      paragraph.remove()
    } else {
      const list = page.createElement(wanted)
      list.setAttribute('data-word', '')
      list.append(item)
      paragraph.replaceWith(list)
    }
  }
}

function stripBullet(paragraph: HTMLElement) {
  const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT)
  const first = walker.nextNode()
  if (first?.nodeValue) first.nodeValue = first.nodeValue.replace(BULLET, '')
}
