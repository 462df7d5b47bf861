import type { Jobs } from '#lib/jobs.server.ts'
import type { House } from '#lib/route.server.ts'
import { findMedia } from './db.server.ts'
import { makeVariants } from './variants.server.ts'

export const mediaJobs = ({ db, disk }: House): Pick<Jobs, 'make-picture-variants'> => ({
  'make-picture-variants': async ({ mediaId }) => {
    const media = await findMedia(db, mediaId)
    if (media) await makeVariants(disk, mediaId, media.width)
  },
})
