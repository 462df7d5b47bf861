import { z } from 'zod'
import { endpoint } from '#lib/endpoint.ts'
import { byId, success } from '#lib/wire.ts'

const MEGABYTE = 1024 * 1024

const Uploaded = z.object({
  url: z.string(),
  public_id: z.string(),
  type: z.enum(['image', 'video']),
  thumbnail: z.string().meta({ description: 'the image itself, or the poster of the video' }),
  width: z.int(),
  height: z.int(),
})

export const uploadCall = endpoint({
  method: 'POST',
  path: '/cloudinary/upload',
  summary:
    'Keeps one image (JPG, PNG, GIF, WebP; at most 10 MB) sent in the multipart field `image`, or one video (MP4, MOV; at most 200 MB) with its poster, an image in the field `poster`',
  status: 201,
  upload: { files: 2, bytes: 200 * MEGABYTE, fields: ['image', 'poster'] },
  answer: z.object({ success, message: z.string(), ...Uploaded.shape, data: Uploaded }),
})

const pixels = z.int('invalid').min(0, 'invalid').max(20_000, 'invalid')

export const cropPictureCall = endpoint({
  method: 'POST',
  path: '/media/:id/crop',
  summary: 'A picture of its own, cut from this one; both stay as long as something shows them',
  status: 201,
  params: byId,
  body: z.object({ left: pixels, top: pixels, width: pixels.min(1, 'invalid'), height: pixels.min(1, 'invalid') }),
  answer: z.object({ success, message: z.string(), ...Uploaded.shape, data: Uploaded }),
})
