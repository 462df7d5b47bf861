/** A host that nobody has. */
const NOWHERE = 'nowhere.invalid'

/** What every one of them would do, if anything of it ran: `tests/journeys/support/trap.ts` hears of it. */
const RUN = 'ran()'
const LOAD = `//${NOWHERE}/x`

const EVENTS = [
  `<img src=x onerror=${RUN}>`,
  `<img/src/onerror=${RUN}>`,
  `<svg onload=${RUN}>`,
  `<svg/onload=${RUN}//`,
  `<body onload=${RUN}>`,
  `<details open ontoggle=${RUN}>`,
  `<video src onerror=${RUN}>`,
  `<video><source onerror=${RUN}>`,
  `<audio src=x onerror=${RUN}>`,
  `<input autofocus onfocus=${RUN}>`,
  `<select autofocus onfocus=${RUN}>`,
  `<textarea autofocus onfocus=${RUN}>`,
  `<a href=# autofocus onfocus=${RUN}>`,
  `<p tabindex=1 autofocus onfocusin=${RUN}>`,
  `<marquee onstart=${RUN}>`,
  `<object data=x onerror=${RUN}>`,
  `<embed src=${LOAD} onload=${RUN}>`,
  `<iframe onload=${RUN}>`,
  `<iframe srcdoc="<script>parent.${RUN}</script>">`,
  `<style onload=${RUN}></style>`,
  `<link rel=stylesheet href=${LOAD} onerror=${RUN}>`,
  `<svg><animate onbegin=${RUN} attributeName=x dur=1s>`,
  `<svg><set onbegin=${RUN} attributeName=x>`,
  `<p style="animation:x 1s" onanimationstart=${RUN}>`,
  `<p onpointerrawupdate=${RUN} onmouseover=${RUN}>x`,
  `<button popovertarget=p>x</button><p popover id=p onbeforetoggle=${RUN}>`,
  `<p oncontentvisibilityautostatechange=${RUN} style="content-visibility:auto">`,
  `<dialog open onclose=${RUN}><form method=dialog><button>x`,
  `<form><input type=image src=x onerror=${RUN}>`,
  `<picture><source srcset=x><img onerror=${RUN}></picture>`,
  `<IMG SRC="x" OnErRoR="${RUN}">`,
  `<img src=x onerror=&#114;&#97;&#110;()>`,
  `<x onclick=${RUN} id=x>x</x>`,
]

const SCRIPTS = [
  `<script>${RUN}</script>`,
  `<script src=${LOAD}></script>`,
  `<script type=module>${RUN}</script>`,
  `<ScRiPt>${RUN}</sCrIpT>`,
  `<script/x>${RUN}</script >`,
  `<scr<script>ipt>${RUN}</scr</script>ipt>`,
  `<<script>${RUN}//<</script>`,
  `<svg><script>${RUN}</script></svg>`,
  `<svg><script href=${LOAD} />`,
  `<math><mtext><table><mglyph><style><img src=x onerror=${RUN}>`,
  `<template><script>${RUN}</script></template>`,
  `<noscript><p title="</noscript><img src=x onerror=${RUN}>">`,
  `</script><script>${RUN}</script>`,
  `</script ><svg onload=${RUN}>`,
  `<!--<script>${RUN}`,
  `--><script>${RUN}</script>`,
  `<!--><img src=x onerror=${RUN}>-->`,
  `]]><script>${RUN}</script>`,
  `<![CDATA[<script>${RUN}</script>]]>`,
  `</title><script>${RUN}</script>`,
  `</textarea><script>${RUN}</script>`,
  `</style><script>${RUN}</script>`,
  `</noscript><script>${RUN}</script>`,
  `</template></select></table><script>${RUN}</script>`,
  `<base href=${LOAD}/>`,
  `<meta http-equiv=refresh content="0;url=${LOAD}">`,
  `<meta http-equiv=refresh content="0;url=javascript:${RUN}">`,
  `<iframe src=javascript:parent.${RUN}>`,
  `<object data=javascript:${RUN}>`,
  `<form action=${LOAD}><button id=s>x</button></form>`,
]

const BREAKS = [
  `"><img src=x onerror=${RUN}>`,
  `'><img src=x onerror=${RUN}>`,
  `"autofocus onfocus=${RUN} x="`,
  `'autofocus onfocus=${RUN} x='`,
  `\` autofocus onfocus=${RUN} `,
  `" onload="${RUN}`,
  `" style="animation:x" onanimationstart="${RUN}`,
  `x" srcset="x" onerror="${RUN}" y="`,
  `";${RUN};//`,
  `';${RUN};//`,
  `\\";${RUN};//`,
  `\\';${RUN};//`,
  `\`;${RUN};//`,
  `\${${RUN}}`,
  `{{constructor.constructor('${RUN}')()}}`,
  `#{${RUN}}`,
  `<%= ${RUN} %>`,
  `{{${RUN}}}`,
  `-${RUN}-`,
  `"}]}</script><script>${RUN}</script>`,
  `*/${RUN}/*`,
  `//%0a${RUN}`,
  `&lt;script&gt;${RUN}&lt;/script&gt;`,
  `&#60;img src=x onerror=${RUN}&#62;`,
  `%3Cscript%3E${RUN}%3C/script%3E`,
  `\\u003cscript\\u003e${RUN}\\u003c/script\\u003e`,
  `\\x3cscript\\x3e${RUN}\\x3c/script\\x3e`,
  `＜script＞${RUN}＜/script＞`,
]

const ADDRESSES = [
  `javascript:${RUN}`,
  `JaVaScRiPt:${RUN}`,
  `javascript&colon;${RUN}`,
  `data:text/html,<script>${RUN}</script>`,
  `vbscript:${RUN}`,
  `<a href="javascript:${RUN}">x</a>`,
  `[x](javascript:${RUN})`,
  `![x](${LOAD})`,
  `[x]: javascript:${RUN}`,
  `<https:${LOAD} onclick=${RUN}>`,
  `<p style="background:url(${LOAD})">`,
  `<img src=${LOAD}>`,
  `<style>@import '${LOAD}';</style>`,
  `}*{background:url(${LOAD})}`,
  `<link rel=prefetch href=${LOAD}>`,
  `<svg><use href="${LOAD}#x"/></svg>`,
  `<svg><a xlink:href="javascript:${RUN}"><text y=9>x`,
]

const FORMULAS = [`=HYPERLINK("http:${LOAD}")`, `=cmd|'/c ${RUN}'!A1`, `@SUM(1)*${RUN}`]

export const HOSTILE = [...EVENTS, ...SCRIPTS, ...BREAKS, ...ADDRESSES, ...FORMULAS]

/** Gives as many of them as a field has room for, each time those whose turn it is. */
export function openHostile() {
  const used = new Set<string>()
  let turn = 0
  const next = (): string => HOSTILE[turn % HOSTILE.length] ?? ''
  const words = (most: number): string => {
    let text = ''
    for (let tried = 0; tried < HOSTILE.length && text.length + next().length < most; tried += 1, turn += 1) {
      used.add(next())
      text += ` ${next()}`
    }
    // What is too long for a short field waits for a longer one.
    if (text !== '') return text.trim()
    turn += 1
    return words(most)
  }
  return { words, unused: () => HOSTILE.filter((word) => !used.has(word)) }
}
