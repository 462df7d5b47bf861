/** What a browser keeps between two requests, and no more than that. */
export interface TestBrowser {
  cookies: Map<string, string>
  token: string | undefined
  send: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<TestAnswer>
  get: (path: string, headers?: Record<string, string>) => Promise<TestAnswer>
  signIn: (email: string, password: string) => Promise<TestAnswer>
}

export interface TestAnswer {
  status: number
  headers: Headers
  // Tests look into answers of every shape.
  // biome-ignore lint/suspicious/noExplicitAny: the tests' own look at JSON
  body: any
}

function keepCookies(cookies: Map<string, string>, response: Response): void {
  for (const line of response.headers.getSetCookie()) {
    const [pair = '', ...rest] = line.split(';')
    const [name = '', value = ''] = pair.split('=')
    const isGone = rest.some((part) => /^\s*(max-age=0|expires=thu, 01 jan 1970)/i.test(part))
    if (isGone) cookies.delete(name)
    else cookies.set(name, value)
  }
}

export function testBrowser(url: string): TestBrowser {
  const cookies = new Map<string, string>()
  let csrf: string | undefined

  async function request(method: string, path: string, init: RequestInit = {}): Promise<TestAnswer> {
    const headers = new Headers(init.headers)
    if (cookies.size > 0) headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    if (browser.token && !headers.has('authorization')) headers.set('authorization', `Bearer ${browser.token}`)
    const response = await fetch(url + path, { redirect: 'manual', ...init, method, headers })
    keepCookies(cookies, response)
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json') ?? false
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text }
  }

  const browser: TestBrowser = {
    cookies,
    token: undefined,
    get: (path, headers = {}) => request('GET', path, { headers }),
    send: async (method, path, body, headers = {}) => {
      if (!csrf || !cookies.has('bw_session')) csrf = (await request('GET', '/api/csrf-token')).body.csrfToken as string
      const allHeaders: Record<string, string> = { 'x-csrf-token': csrf, ...headers }
      if (body === undefined || body instanceof FormData)
        return request(method, path, { headers: allHeaders, ...(body ? { body } : {}) })
      return request(method, path, {
        headers: { 'content-type': 'application/json', ...allHeaders },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      })
    },
    signIn: async (email, password) => {
      const answer = await browser.send('POST', '/api/auth/login', { email, password })
      browser.token = answer.body.token
      return answer
    },
  }
  return browser
}
