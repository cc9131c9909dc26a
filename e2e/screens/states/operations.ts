// Operations pages for staff, and for others.
import type { Page } from '@playwright/test'
import { button, heading, late, refused, text, type State, panel } from '../state.ts'

const staff = { who: 'sam', path: '/operations' } as const
const open =
  (project: string): State['path'] =>
  ({ projects }) =>
    `/operations?project=${projects[project]}`
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Backend Engineer, Payments' })

export const operations: State[] = [
  { name: 'operations-board', ...staff, see: (page) => page.getByRole('region', { name: 'Self Serve' }) },
  { name: 'operations-oldest', who: 'ada', path: '/operations?sort=age', see: (page) => page.getByRole('region', { name: 'Projects' }) },
  { name: 'operations-none', who: 'sam', path: '/operations?text=zzzz', see: (page) => heading(page, 'No matching projects') },
  { name: 'operations-late', ...staff, before: late('**/operations/projects*'), see: (page) => heading(page, 'Operations board') },
  { name: 'operations-refused', ...staff, before: refused('**/operations/projects*'), see: (page) => button(page, 'Try again').first() },
  {
    name: 'operations-rules',
    ...staff,
    act: (page) => button(page, 'How health is determined').click(),
    see: (page) => page.getByRole('dialog', { name: 'How health is determined' }),
  },
  { name: 'operations-project', who: 'sam', path: open('queue'), see: drawer },
  {
    name: 'operations-messages',
    who: 'sam',
    path: '/operations/messages',
    see: (page) => page.getByRole('link', { name: 'Reply by email' }).first(),
  },
  {
    name: 'operations-messages-none',
    who: 'sam',
    path: '/operations/messages?handled=yes',
    see: (page) => heading(page, 'No handled messages'),
  },
  {
    name: 'operations-messages-past',
    who: 'sam',
    path: '/operations/messages?handled=yes&page=9',
    see: (page) => button(page, 'Go to the first page'),
  },
  { name: 'operations-system', who: 'sam', path: '/operations/system', see: (page) => heading(page, 'Processes') },
  { name: 'operations-plans', who: 'sam', path: '/operations/plans', see: (page) => heading(page, 'No pending requests') },
  { name: 'operations-users', who: 'ada', path: '/operations/users?email=fairlead', see: (page) => text(page, /^ada@/) },
  { name: 'operations-users-begin', who: 'ada', path: '/operations/users', see: (page) => heading(page, 'Find a user') },
  { name: 'operations-audit', who: 'ada', path: '/operations/audit', see: (page) => text(page, 'Approval Rate') },
  { name: 'audit-own', who: 'robin', path: '/audit', see: (page) => text(page, 'sam@staff.example') },
  { name: 'operations-hidden', who: 'robin', path: '/operations', see: (page) => heading(page, 'Page not found') },
  {
    name: 'panel-staff-notes',
    who: 'sam',
    path: panel('demo'),
    act: (page) => button(page, 'Staff notes').click(),
    see: (page) => page.getByRole('dialog', { name: 'Staff notes' }),
  },
]
