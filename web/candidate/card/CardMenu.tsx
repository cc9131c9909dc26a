import { Menu } from '@mantine/core'
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import { IconDots, IconDownload, IconHistory, IconMessage2, IconNote, IconShare, IconUsers } from '@tabler/icons-react'
import { moreLikeThis } from '@fairlead/domain/candidate/more-like-this'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { CardButton } from '../../ui/CardButton.tsx'
import { MenuOnDemand } from '../../ui/MenuOnDemand.tsx'
import { useGoto, type SideView } from '../../project/panel-search.ts'
import { useProductName } from '../../session/use-user.ts'
import { exportCsv } from '../export-csv.ts'
import { text as candidateCardListText } from '../../i18n/candidate-card-list.ts'

const AtsMenuItem = lazy(() => import('../ats/AtsMenuItem.tsx').then(({ AtsMenuItem: component }) => ({ default: component })))
const ShareDialog = lazy(() => import('../ShareDialog.tsx').then(({ ShareDialog: component }) => ({ default: component })))

interface Props {
  candidate: WireCandidate
  name: string
  /** null when candidates can't be shared. */
  share: 'on' | 'off' | null
}

export function CardMenu({ candidate, name, share }: Props) {
  const [sharing, setSharing] = useState(false)

  const goto = useGoto()
  const navigate = useNavigate()
  const likeThem = moreLikeThis({
    titles: candidate.experiences.map(({ title }) => title),
    location: candidate.location ?? '',
    skills: candidate.skills.map((skill) => skill.name),
  })
  const product = useProductName()
  const side = (view: SideView) => () => goto({ candidate: candidate.id, view })
  return (
    <>
      <MenuOnDemand
        position="bottom-end"
        width={200}
        button={(props) => <CardButton icon={<IconDots size={17} />} aria-label={candidateCardListText.moreActionsFor(name)} {...props} />}
      >
        {() => (
          <>
            <Menu.Item leftSection={<IconHistory size={16} />} onClick={side('3')}>
              {candidateCardListText.activityHistory}
            </Menu.Item>
            <Menu.Item leftSection={<IconMessage2 size={16} />} onClick={side('1')}>
              {candidateCardListText.chat}
            </Menu.Item>
            {candidate.notes && (
              <Menu.Item leftSection={<IconNote size={16} />} onClick={side('2')}>
                {candidateCardListText.note}
              </Menu.Item>
            )}
            {share && (
              <Menu.Item leftSection={<IconShare size={16} />} disabled={share === 'off'} onClick={() => setSharing(true)}>
                {candidateCardListText.shareCandidates}
              </Menu.Item>
            )}
            {likeThem && (
              <Menu.Item
                leftSection={<IconUsers size={16} />}
                onClick={() => void navigate({ to: '/talent', search: { q: likeThem, shared: 'yes' } })}
              >
                {candidateCardListText.moreLikeThis}
              </Menu.Item>
            )}
            <Suspense>
              <AtsMenuItem candidate={candidate} name={name} />
            </Suspense>
            <Menu.Item leftSection={<IconDownload size={16} />} onClick={() => exportCsv([candidate], product)}>
              {candidateCardListText.exportAsCsv}
            </Menu.Item>
          </>
        )}
      </MenuOnDemand>
      <Suspense>{sharing && <ShareDialog candidates={[candidate]} onClose={() => setSharing(false)} />}</Suspense>
    </>
  )
}
