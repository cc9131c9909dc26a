// The palette's items before a search: the screen's current shortcuts, what can be done with its project, projects, and pages.
import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { statusFromWire } from '@fairlead/contract/codes'
import type { WireUser } from '@fairlead/contract/v1/users/settings'
import { shortcutActions } from '@fairlead/domain/account/shortcuts'
import { flowOfSettings, settingsGroups, setupTitle } from '@fairlead/domain/project/setup-flow'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { panelView, type PanelView } from '../project/panel-view.ts'
import { commandOf, projectMenu } from '../project/project-menu.ts'
import { useProjects } from '../project/use-projects.ts'
import { useSameNamed } from '../project/use-same-named.ts'
import { useCreatePath, useUser } from '../session/use-user.ts'
import { runCommand } from '../ui/commands.ts'
import { currentBindings } from '../ui/shortcuts.ts'
import { signOut } from './sign-out.ts'
import type { Command } from './palette-rank.ts'
import { text as appText } from '../i18n/app.ts'
import { text as paletteText } from '../i18n/palette.ts'
import { text as staffItemsText } from '../i18n/staff-items.ts'

/** The palette's own key, and those of actions that are listed anyway. */
const listedKeys = new Set(['/', '?', 'h'])

type To = (path: string, search?: Record<string, string>) => () => void

const action = (id: string, label: string, run: () => void, more: Partial<Command> = {}): Command => ({
  id,
  kind: paletteText.action,
  label,
  words: paletteText.otherWords[id] ?? '',
  run,
  ...more,
})

/** What can be done with a project; what the user may not do, or not now, is left out. */
function projectCommands({ wire, facts, mayDecide, calibrating, draft }: PanelView, menu: Command[], to: To): Command[] {
  const id = wire.project_id
  const more = { hint: wire.project_name }
  if (draft) return [action('settings', appText.finishSettingUp, to(`/projects/v2/draft/${id}`), more)]
  return [
    ...(calibrating && mayDecide && (facts.counts.UNDER_REVIEW ?? 0) > 0
      ? [action('calibrate', paletteText.calibrate, to('/panel', { project: id, tab: 'under_review' }), more)]
      : []),
    ...menu,
    ...(mayDecide
      ? [
          action('settings', paletteText.projectSettings, to(`/projects/settings/v2/${id}`), more),
          ...settingsGroups[flowOfSettings(facts.type)].map((step) =>
            action(
              `settings-${step.replaceAll(' ', '-')}`,
              paletteText.settingsStep(setupTitle(step)),
              to(`/projects/settings/v2/${id}`, { step }),
              more,
            ),
          ),
        ]
      : []),
  ]
}

const pages = (user: WireUser | undefined, ownsProject: boolean, create: string, to: To): Command[] => [
  action('home', appText.home, to('/home'), { shortcut: 'h' }),
  action('inbox', appText.inbox, to('/inbox')),
  action('new', appText.createProject, to(create)),
  ...(user?.is_workspace_admin || ownsProject ? [action('invite', paletteText.invite, to('/team'))] : []),
  action('tasks', appText.tasks, to('/tasks')),
  action('talent', appText.talentPool, to('/talent')),
  action('analytics', appText.analytics, to('/analytics')),
  action('team', appText.team, to('/team')),
  action('profile', appText.profile, to('/profile')),
  action('calendar', appText.calendarPreferences, to('/calendar')),
  action('ats', appText.atsConnectionSetup, to('/ats-settings')),
  ...(user?.is_workspace_admin ? [action('audit', staffItemsText.auditLog, to('/audit'))] : []),
  ...((user?.is_staff || user?.is_super_admin) && !user.opened_by
    ? [action('operations', paletteText.operationsBoard, to('/operations'))]
    : []),
]

export function usePaletteCommands(onKeys: () => void): Command[] {
  const navigate = useNavigate()
  const { project: inQuery } = useSearch({ strict: false })
  const { projectId } = useParams({ strict: false })
  const open = inQuery ?? projectId
  const projects = useProjects().data
  const apart = useSameNamed()
  const create = useCreatePath()
  const user = useUser().data
  const { setColorScheme } = useMantineColorScheme()
  const otherScheme = useComputedColorScheme('light') === 'dark' ? 'light' : 'dark'
  const [screen] = useState(() => ({ bound: currentBindings(), focused: document.activeElement }))

  return useMemo(() => {
    const to: To =
      (path, search = {}) =>
      () =>
        void navigate({ to: path, search })
    const ofKeys = shortcutActions
      .filter(({ key }) => !listedKeys.has(key) && screen.bound[key])
      .map((shortcut) =>
        action(
          shortcut.action,
          shortcut.label,
          () => {
            // some act on the focused candidate
            if (screen.focused instanceof HTMLElement) screen.focused.focus()
            screen.bound[shortcut.key]?.(new KeyboardEvent('keydown', { key: shortcut.key }))
          },
          { shortcut: shortcut.key },
        ),
      )
    const wire = projects?.find(({ project_id: id }) => id === open)
    const view = wire && user ? panelView(wire, user) : null
    const menu = view
      ? projectMenu(view, null).flatMap(({ id, label, blocked }): Command[] => {
          const run = () => runCommand(commandOf(view.facts.id, id), to('/panel', { project: view.facts.id }))
          return blocked === null ? [action(id, label, run, { hint: view.wire.project_name })] : []
        })
      : []
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
    const ownsProject = projects?.some(({ role }) => role === 1) ?? false
    return [
      ...ofKeys,
      ...(view ? projectCommands(view, menu, to) : []),
      ...ofProjects,
      ...pages(user, ownsProject, create, to),
      action('theme', appText.switchToColors(otherScheme), () => setColorScheme(otherScheme)),
      action('keys', appText.keyboardShortcuts, onKeys, { shortcut: '?' }),
      action('out', appText.signOut, () => void signOut()),
    ]
  }, [projects, apart, open, navigate, onKeys, create, screen, user, setColorScheme, otherScheme])
}
