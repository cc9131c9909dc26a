// The team's corrections of earlier classifications.
import type { NotNull } from 'kysely'
import type { Tx } from '../../../platform/database.ts'
import type { Correction } from './inbound-mail.ts'

const remembered = 200

/** The workspace's newest corrections, for the classifier. */
export async function readCorrections(tx: Tx): Promise<Correction[]> {
  const rows = await tx
    .selectFrom('inbound_mail')
    .select(['reply_text', 'label'])
    .where('corrected_at', 'is not', null)
    .$narrowType<{ label: NotNull }>()
    .where('reply_text', '<>', '')
    .orderBy('corrected_at', 'desc')
    .limit(remembered)
    .execute()
  return rows.map((row) => ({ text: row.reply_text.slice(0, 4000), label: row.label }))
}
