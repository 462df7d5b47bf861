import { onUpload } from '#lib/route.server.ts'
import { uploadCall } from './api.ts'
import { pictureUrl, videoUrl } from './picture.ts'
import { uploadMedia } from './upload-media.server.ts'

export const mediaRoutes = [
  onUpload(uploadCall, 'staff', async (upload, context) => {
    const { id, width, height, video } = await uploadMedia(upload, context)
    const thumbnail = pictureUrl(video?.posterId ?? id, width)
    const url = video ? videoUrl(id, video.type) : thumbnail
    const uploaded = {
      url,
      public_id: id,
      type: video ? ('video' as const) : ('image' as const),
      thumbnail,
      width,
      height,
    }
    const message = video ? 'Video uploaded successfully!' : 'Image uploaded successfully!'
    return { success: true as const, message, ...uploaded, data: uploaded }
  }),
]
