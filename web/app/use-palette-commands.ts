// The palette's items before a search: projects, the screen's current shortcuts, and pages of the product.
import { statusFromWire } from '@fairlead/contract/codes'
import { shortcutActions } from '@fairlead/domain/account/shortcuts'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { useProjects } from '../project/use-projects.ts'
import { useSameNamed } from '../project/use-same-named.ts'
import { useCreatePath, useUser } from '../session/use-user.ts'
import { currentBindings } from '../ui/shortcuts.ts'
import { signOut } from './sign-out.ts'
import type { Command } from './palette-rank.ts'
import { text as appText } from '../i18n/app.ts'
import { text as paletteText } from '../i18n/palette.ts'

/** The palette's own keys. */
const ownKeys = new Set(['/', '?'])

export function usePaletteCommands(onKeys: () => void): Command[] {
  const navigate = useNavigate()
  const { project: open } = useSearch({ strict: false })
  const projects = useProjects().data
  const apart = useSameNamed()
  const create = useCreatePath()
  const user = useUser().data
  const [screen] = useState(() => ({ bound: currentBindings(), focused: document.activeElement }))

  return useMemo(() => {
    const to =
      (path: string, search: Record<string, string> = {}) =>
      () =>
        void navigate({ to: path, search })
    const ofKeys = shortcutActions
      .filter(({ key }) => !ownKeys.has(key) && screen.bound[key])
      .map(({ action, key, label }): Command => ({
        id: action,
        kind: paletteText.action,
        label,
        shortcut: key,
        run: () => {
          // some act on the focused candidate
          if (screen.focused instanceof HTMLElement) screen.focused.focus()
          screen.bound[key]?.(new KeyboardEvent('keydown', { key }))
        },
      }))
    const actions: Command[] = [
      { id: 'new', kind: paletteText.action, label: appText.createProject, run: to(create) },
      { id: 'profile', kind: paletteText.action, label: appText.profile, run: to('/profile') },
      { id: 'calendar', kind: paletteText.action, label: appText.calendarPreferences, run: to('/calendar') },
      { id: 'ats', kind: paletteText.action, label: appText.atsConnectionSetup, run: to('/ats-settings') },
      { id: 'team', kind: paletteText.action, label: appText.team, run: to('/team') },
      { id: 'talent', kind: paletteText.action, label: appText.talentPool, run: to('/talent') },
      { id: 'analytics', kind: paletteText.action, label: appText.analytics, run: to('/analytics') },
      { id: 'inbox', kind: paletteText.action, label: appText.inbox, run: to('/inbox') },
      ...(user?.is_staff || user?.is_super_admin
        ? [{ id: 'operations', kind: paletteText.action, label: paletteText.operationsBoard, run: to('/operations') } as const]
        : []),
      {
        id: 'keys',
        kind: paletteText.action,
        label: appText.keyboardShortcuts,
        shortcut: '?',
        run: onKeys,
      },
      { id: 'out', kind: paletteText.action, label: appText.signOut, run: () => void signOut() },
    ]
    if (open)
      actions.unshift({
        id: 'settings',
        kind: paletteText.action,
        label: paletteText.projectSettings,
        run: to(`/projects/settings/v2/${open}`),
      })
    const ofProjects = (projects ?? []).map((project): Command => {
      const draft = statusFromWire(project.status) === 'draft' && !project.is_archived
      return {
        id: project.project_id,
        kind: draft ? paletteText.draft : paletteText.project,
        label: project.project_name || appText.untitledProject,
        hint: [project.hiring_company, apart.get(project.project_id)].filter(Boolean).join(' · '),
        run: draft ? to(`/projects/v2/draft/${project.project_id}`) : to('/panel', { project: project.project_id }),
      }
    })
    return [...ofKeys, ...ofProjects, ...actions]
  }, [projects, apart, open, navigate, onKeys, create, screen, user])
}
