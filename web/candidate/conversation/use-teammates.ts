// Teammates who can be mentioned in a project's comments, and the mentions of a text.
import type { ListTeammates } from '@fairlead/contract/v2/projects/teammates'
import { mentionedIn } from '@fairlead/domain/conversation/mentions'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryFor } from '../../api/cache.ts'

export interface Teammate {
  id: string
  name: string
  picture: string | null
  /** Why they can't be mentioned. */
  refusal: string | null
}

export interface Mentions {
  teammates: readonly Teammate[]
  /** Remembers who was chosen, for teammates with the same name. */
  pick: (teammate: Teammate) => void
  mentionedBy: (text: string) => { ids: string[]; problem: string | null }
}

/** `before`: IDs already mentioned. */
export function useTeammates(projectId: string, before: readonly string[] = []): Mentions {
  const { data } = useQuery({ ...queryFor<ListTeammates>('v2/projects/teammates', { project_id: projectId }), staleTime: 60_000 })
  const [picked, setPicked] = useState(before)
  const teammates = (data?.teammates ?? []).map(({ user_id, user_name, user_profile_picture, why_not }) => ({
    id: user_id,
    name: user_name,
    picture: user_profile_picture,
    refusal: why_not,
  }))
  const pickedFirst = teammates.toSorted((a, b) => Number(picked.includes(b.id)) - Number(picked.includes(a.id)))
  return {
    teammates,
    pick: ({ id }) => setPicked([...picked, id]),
    mentionedBy: (text) => {
      const people = mentionedIn(text, pickedFirst)
      // users mentioned earlier may have left the project since
      const refused = people.find(({ id, refusal }) => refusal !== null && !before.includes(id))
      return { ids: people.map(({ id }) => id), problem: refused?.refusal ?? null }
    },
  }
}
