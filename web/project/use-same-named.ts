// Hints that distinguish projects with the same name.
import { sameNamed } from '@fairlead/domain/project/project-list'
import { useMemo } from 'react'
import { text as projectText } from '../i18n/project.ts'
import { localDay, localMinute, shortDate } from '../ui/time.ts'
import { useProjects } from './use-projects.ts'

/** By project id: 'Created Nov 3', 'Created Nov 3, 14:05' or 'Created Nov 3, 14:05 (2)'; projects with unique names are missing. */
export function useSameNamed(): ReadonlyMap<string, string> {
  const { data } = useProjects()
  return useMemo(() => {
    const named = sameNamed(data ?? [], (project) => ({ name: project.project_name, createdAt: project.created_at }), {
      dayOf: (iso) => localDay(new Date(iso)),
      minuteOf: (iso) => `${localDay(new Date(iso))} ${localMinute(iso)}`,
    })
    return new Map(
      [...named].map(([project, { precision, place }]) => {
        const day = projectText.created(shortDate(project.created_at))
        const minute = precision === 'day' ? '' : `, ${localMinute(project.created_at)}`
        return [project.project_id, `${day}${minute}${precision === 'order' ? ` (${place})` : ''}`] as const
      }),
    )
  }, [data])
}

/** The name with its distinguishing date, for one-line lists. */
export function nameApart(project: { project_id: string; project_name: string }, apart: ReadonlyMap<string, string>): string {
  const name = project.project_name || projectText.untitledProject
  const hint = apart.get(project.project_id)
  return hint ? `${name} (${hint.toLowerCase()})` : name
}
