import type { RequestContext } from '#lib/route.server.ts'
import type { Account } from './db.server.ts'
import { replacePicture } from './replace-picture.server.ts'

export const dropPicture = (context: RequestContext<'shopper'>): Promise<Account> => replacePicture(null, context)
