import { z } from 'zod'
import { endpoint } from '#lib/endpoint.ts'
import { id, instant, success, typed } from '#lib/wire.ts'

const User = z
  .object({
    _id: id,
    id,
    email: z.string(),
    full_name: z.string(),
    phone: z.string().nullable(),
    role: z.enum(['user', 'admin']),
    adminRole: z.enum(['owner', 'staff', 'viewer']).nullable(),
    createdAt: instant,
  })
  .meta({ id: 'User' })

export const signInCall = endpoint({
  method: 'POST',
  path: '/auth/login',
  body: z.object({
    email: typed(254).toLowerCase().min(1, 'required'),
    password: z.string().min(1, 'required').max(256, 'tooLong'),
  }),
  answer: z.object({ success, token: z.string(), user: User }),
})

export const refreshCall = endpoint({
  method: 'POST',
  path: '/auth/refresh',
  summary: 'A new access token for the refresh cookie, which is rotated',
  answer: z.object({ success, token: z.string() }),
})

export const signOutCall = endpoint({
  method: 'POST',
  path: '/auth/logout',
  answer: z.object({ success }),
})

export const getMeCall = endpoint({
  method: 'GET',
  path: '/auth/me',
  answer: z.object({ success, user: User }),
})
