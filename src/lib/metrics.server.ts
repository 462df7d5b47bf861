import { Counter, Histogram, Registry } from 'prom-client'

/** What is counted where it happens; what can be asked for is read when somebody looks. */
export const served = new Registry()
/** Of jobs, which one process has. */
export const worked = new Registry()
const registers = [served]

export const requestSeconds = new Histogram({
  name: 'shop_http_request_seconds',
  help: 'Requests by the address they are known by, from their first byte to the last of the answer',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.005, 0.02, 0.1, 0.3, 1, 3, 10],
  registers,
})

export const refusals = new Counter({
  name: 'shop_refusals_total',
  help: 'What the shop said no to, by code: OUT_OF_STOCK, RATE_LIMITED, UNAVAILABLE and the others',
  labelNames: ['code'],
  registers,
})

// A rate sees what is more than before: the first of a process has to be more than something.
refusals.inc({ code: 'UNEXPECTED' }, 0)

export const pageTroubles = new Counter({
  name: 'shop_page_troubles_total',
  help: 'What pages told: a script that broke, or something that their policy stopped',
  labelNames: ['kind'],
  registers,
})

export const jobTries = new Counter({
  name: 'shop_job_tries_total',
  help: 'Jobs carried out, mails among them; one that failed is tried again',
  labelNames: ['job', 'outcome'],
  registers: [worked],
})
