import { html } from './html.server.ts'

export interface Trouble {
  message: string
  stack?: string
  [detail: string]: unknown
}

const overlay = ({ message, stack = '', ...rest }: Trouble): string => `<script type="module">
import { ErrorOverlay } from '/@vite/client'
document.body.append(new ErrorOverlay(${JSON.stringify({ message, stack, ...rest }).replaceAll('<', '\\u003c')}))
</script>`

export const troublePage = (trouble: Trouble): string =>
  html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Something is broken</title>
<pre>${trouble.message}</pre>
${{ html: overlay(trouble) }}
</html>`.html
