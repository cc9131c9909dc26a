// Stops an import: people who are in already stay, the rest is not brought in.
import { Refusal } from '@fairlead/domain/refusal'
import type { ActorContext } from '../../platform/context.ts'
import { endImport } from './import-store.ts'
import { listImports, type ImportView } from './import-views.ts'

/** Answers the import as it then is; one that has ended stays as it is. */
export async function cancelImport(ctx: ActorContext, id: string): Promise<ImportView> {
  const [importView] = await listImports(ctx, id)
  if (!importView) throw new Refusal('not_found')
  await ctx.transaction((tx) => endImport(tx, ctx, id, 'cancelled'))
  return (await listImports(ctx, id))[0] ?? importView
}
