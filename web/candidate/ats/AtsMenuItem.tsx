// The card menu's item that sends its candidate to the linked system; empty when none is linked.
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import { IconBuilding } from '@tabler/icons-react'
import { MenuAct } from '../../ui/MenuAct.tsx'
import { useAts } from '../../project/ats/ats-link.ts'
import { sendToAts } from './send-to-ats.ts'
import { text as candidateAtsText } from '../../i18n/candidate-ats.ts'

export function AtsMenuItem({ candidate, name }: { candidate: WireCandidate; name: string }) {
  const { data } = useAts()
  if (!data?.link) return null
  const { integration } = data.link
  const project = data.projects.find((value) => value.project_id === candidate.project_id && !value.is_former)
  return (
    <MenuAct
      icon={<IconBuilding size={16} />}
      label={candidateAtsText.sendTo(integration)}
      blocked={project ? null : candidateAtsText.chooseJobFirst(integration)}
      onClick={() => void sendToAts(candidate, name, integration)}
    />
  )
}
