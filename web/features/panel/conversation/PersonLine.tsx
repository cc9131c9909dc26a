import { Anchor, Group, Text } from '@mantine/core'
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import { Initials } from '../../../ui/Initials.tsx'
import { linkedinOf } from '../../../candidate/names.ts'
import { text as panelConversationText } from '../../../i18n/panel-conversation.ts'

export function PersonLine({ candidate, name, plain }: { candidate: WireCandidate; name: string; plain: boolean }) {
  const [job] = candidate.experiences
  const facts = [
    job ? panelConversationText.titleAtCompany(job.title, job.company) : candidate.current_job_title,
    candidate.location,
  ].filter(Boolean)
  const linkedin = linkedinOf(candidate)
  return (
    <Group wrap="nowrap" gap="sm" mb="md" align="start">
      <Initials name={name} size={40} plain={plain} />
      <div className="shrink">
        <strong>{name}</strong>
        <Text size="sm" c="dimmed">
          {facts.join(' · ') || panelConversationText.noDataAvailable}
        </Text>
        {linkedin && (
          <Anchor size="sm" href={linkedin.url} target="_blank" rel="noreferrer" underline="always">
            {linkedin.label}
          </Anchor>
        )}
      </div>
    </Group>
  )
}
