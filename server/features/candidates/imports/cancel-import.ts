// Stops an import: people already imported stay, the rest isn't imported.
import { Refusal } from '@fairlead/domain/refusal'
import type { ActorContext } from '../../../platform/context.ts'
import { endImport } from './import-store.ts'
import { listImports, type ImportView } from './import-views.ts'

/** Returns the resulting state of the import; a finished one is unchanged. */
export async function cancelImport(ctx: ActorContext, id: string): Promise<ImportView> {
  const [importView] = await listImports(ctx, id)
  if (!importView) throw new Refusal('not_found')
  await ctx.transaction((tx) => endImport(tx, ctx, id, 'cancelled'))
  return (await listImports(ctx, id))[0] ?? importView
}
