import './bootstrap.mjs'

await import('./run-shop.mjs')
