import { z } from 'zod'
import { endpoint } from '#lib/endpoint.ts'
import { success } from '#lib/wire.ts'

const Uploaded = z.object({ url: z.string(), public_id: z.string(), width: z.int(), height: z.int() })

export const uploadCall = endpoint({
  method: 'POST',
  path: '/cloudinary/upload',
  summary: 'Keeps one image (JPG, PNG, GIF, WebP; at most 10 MB) sent in the multipart field `image`',
  status: 201,
  upload: true,
  answer: z.object({ success, message: z.string(), ...Uploaded.shape, data: Uploaded }),
})
