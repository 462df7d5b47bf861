import { on, onUpload } from '#lib/route.server.ts'
import { cropPictureCall, uploadCall } from './api.ts'
import { cropPicture } from './crop-picture.server.ts'
import { pictureUrl, videoUrl } from './picture.ts'
import { type UploadedMedia, uploadMedia } from './upload-media.server.ts'

function uploaded({ id, width, height, video }: UploadedMedia) {
  const thumbnail = pictureUrl(video?.posterId ?? id, width)
  const url = video ? videoUrl(id, video.type) : thumbnail
  const type = video ? ('video' as const) : ('image' as const)
  const data = { url, public_id: id, type, thumbnail, width, height }
  return { success: true as const, ...data, data }
}

export const mediaRoutes = [
  onUpload(uploadCall, 'staff', async (upload, context) => {
    const media = await uploadMedia(upload, context)
    const message = media.video ? 'Video uploaded successfully!' : 'Image uploaded successfully!'
    return { message, ...uploaded(media) }
  }),
  on(cropPictureCall, 'staff', async (frame, context) => ({
    message: 'Image cropped successfully!',
    ...uploaded(await cropPicture(frame, context)),
  })),
]
