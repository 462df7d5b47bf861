import { onUpload } from '#lib/route.server.ts'
import { uploadCall } from './api.ts'
import { pictureUrl } from './picture.ts'
import { uploadPicture } from './upload-picture.server.ts'

export const mediaRoutes = [
  onUpload(uploadCall, 'staff', async (upload, ask) => {
    const { id, width, height } = await uploadPicture(upload, ask)
    const uploaded = { url: pictureUrl(id, width), public_id: id, width, height }
    return { success: true as const, message: 'Image uploaded successfully!', ...uploaded, data: uploaded }
  }),
]
