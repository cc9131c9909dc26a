import type { WireSettings } from '@fairlead/contract/shapes/settings'
import type { SetupPart } from '@fairlead/domain/project/setup-parts'
import { Fragment, type ReactNode } from 'react'
import { useRoomBeside } from '../../../ui/use-screen.ts'
import type { Change } from '../../../project/kept-draft.ts'
import { SearchPreview } from './SearchPreview.tsx'

const ofSearch: ReadonlySet<SetupPart> = new Set<SetupPart>([
  'details',
  'scope',
  'ideals',
  'titles',
  'conditions',
  'experience',
  'education',
  'background',
  'keywords',
  'weights',
  'process',
])

interface Props {
  parts: readonly SetupPart[]
  settings: Partial<WireSettings>
  change: (part: Change) => void
  projectId?: string
  children: ReactNode
}

export function WithPreview({ parts, settings, change, projectId, children }: Props) {
  const beside = useRoomBeside()
  const form = <Fragment key="form">{children}</Fragment>
  if (!parts.some((part) => ofSearch.has(part))) return form
  const preview = <SearchPreview key="preview" settings={settings} change={change} projectId={projectId} />
  // read and reached by keyboard in visual order
  return beside ? [form, preview] : [preview, form]
}
