interface TagWindow {
  dataLayer?: unknown[]
  trustedTypes?: { createPolicy(name: string, rules: object): { createScriptURL(url: string): unknown } }
}

const TAG_SERVICE = 'https://www.googletagmanager.com/gtag/js'
let loadedId: string | null = null

/** Tells the external tag service which screen is shown. Without an id nothing is loaded and nothing is sent. */
export function reportRoute(path: string, analyticsId: string | null): void {
  if (!analyticsId) return
  if (loadedId !== analyticsId) loadTagService(analyticsId)
  tag('event', 'page_view', { page_path: path, send_to: analyticsId })
}

function tag(..._command: unknown[]) {
  const tagWindow = window as unknown as TagWindow
  tagWindow.dataLayer ??= []
  // biome-ignore lint/complexity/noArguments: the tag service tells commands from data by the arguments object
  tagWindow.dataLayer.push(arguments)
}

function loadTagService(id: string) {
  loadedId = id
  tag('js', new Date())
  // Only what reportRoute says is sent: no automatic page views, whose addresses could hold search words.
  tag('config', id, { send_page_view: false })
  const address = `${TAG_SERVICE}?id=${encodeURIComponent(id)}`
  const policy = (window as unknown as TagWindow).trustedTypes?.createPolicy('app', {
    createScriptURL: (url: string) => (url === address ? url : ''),
  })
  const script = document.createElement('script')
  script.async = true
  script.src = (policy ? policy.createScriptURL(address) : address) as string
  document.head.append(script)
}
