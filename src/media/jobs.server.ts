import type { Jobs } from '#lib/jobs.server.ts'
import type { Deps } from '#lib/route.server.ts'
import { findMedia } from './db.server.ts'
import { takeAway } from './discard-media.server.ts'
import { makeVariants } from './variants.server.ts'

declare module '#lib/jobs.server.ts' {
  interface JobNeeds {
    'make-picture-variants': { mediaId: string }
    'discard-media': { mediaId: string }
  }
}

export const mediaJobs = ({ db, disk }: Deps): Pick<Jobs, 'make-picture-variants' | 'discard-media'> => ({
  'make-picture-variants': async ({ mediaId }) => {
    const media = await findMedia(db, mediaId)
    if (media) await makeVariants(disk, mediaId, media.width)
  },
  'discard-media': async ({ mediaId }) => takeAway({ db, disk }, mediaId),
})
