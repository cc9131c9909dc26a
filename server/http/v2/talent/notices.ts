import * as calls from '@fairlead/contract/v2/talent/notices'
import type { DueFilter } from '../../../features/mail/sending/due-notices.ts'
import { listDue, previewNotices, sendNotices } from '../../../features/mail/sending/tell-people.ts'
import { endpoint } from '../../endpoint.ts'

interface Chosen {
  import_id?: string | undefined
  person_ids?: string[] | undefined
  group?: DueFilter['group']
}
const filterOf = ({ import_id: importId, person_ids: personIds, group }: Chosen): DueFilter => ({ importId, personIds, group })

export const getTalentNotices = endpoint(calls.listDueNotices, async (ctx, { input }) => {
  const { people, isCut, ...page } = await listDue(ctx, { ...filterOf(input), pages: input.pages })
  return {
    ...page,
    is_cut: isCut,
    people: people.map(({ id, due, name, place, group, why: reason }) => ({
      person_id: id,
      name,
      place,
      due_date: due,
      group,
      why_not: reason,
    })),
  }
})

export const getTalentNoticesPreview = endpoint(calls.previewNotices, async (ctx, { input }) => {
  const { leftOut, leftOutCount, ...preview } = await previewNotices(ctx, filterOf(input))
  return { ...preview, left_out: leftOut, left_out_count: leftOutCount }
})

export const postTalentNotices = endpoint(calls.sendNotices, (ctx, { input, services }) =>
  sendNotices(ctx, services.settings, filterOf(input)),
)
