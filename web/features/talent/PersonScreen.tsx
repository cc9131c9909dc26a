import { Alert, Badge, Button, Group, Menu, Title } from '@mantine/core'
import type { AddressStatus } from '@fairlead/domain/candidate/address-status'
import { moreLikeThis } from '@fairlead/domain/candidate/more-like-this'
import type { ReadDuplicates } from '@fairlead/contract/v2/talent/duplicates'
import type { ReadPerson } from '@fairlead/contract/v2/talent/people'
import {
  IconArrowLeft,
  IconBrandLinkedin,
  IconDots,
  IconFileText,
  IconFolderPlus,
  IconMail,
  IconMapPin,
  IconPencil,
  IconTrash,
  IconUsers,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { queryFor } from '../../api/cache.ts'
import { downloadFile } from '../../api/download.ts'
import { failureOf } from '../../api/failure.ts'
import { AddressBadge } from '../../candidate/address/AddressBadge.tsx'
import { AddressList } from '../../candidate/address/AddressHistory.tsx'
import { EducationList, SkillList, Summary } from '../../candidate/card/Background.tsx'
import { Experience } from '../../candidate/card/Experience.tsx'
import { PastApplications } from '../../candidate/card/PastApplications.tsx'
import { sourceName, Sources } from '../../candidate/card/Sources.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Initials } from '../../ui/Initials.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { showToast } from '../../ui/toast.ts'
import { When } from '../../ui/When.tsx'
import { LoadingRows } from '../../ui/LoadingRows.tsx'
import { AddToProjectDialog } from './AddToProjectDialog.tsx'
import { DeletePeopleDialog } from './DeletePeopleDialog.tsx'
import { EditPersonDialog } from './EditPersonDialog.tsx'
import { MergedRecords } from './MergedRecords.tsx'
import { PersonHistory } from './PersonHistory.tsx'
import { PersonNotes } from './PersonNotes.tsx'
import { TagList } from '../../candidate/tags/TagList.tsx'
import { changeTags, TagPicker } from '../../candidate/tags/Tags.tsx'
import styles from './talent.module.css'
import { text as apiText } from '../../i18n/api.ts'
import { text as tagsText } from '../../i18n/tags.ts'
import { text as talentText } from '../../i18n/talent.ts'

type Person = ReadPerson['answer']

const stoppedWords = {
  wrong_person: talentText.wrongPerson,
  data_request: talentText.dataRequest,
  unsubscribed: talentText.unsubscribedText,
  objected: talentText.objectedText,
  later: talentText.laterText,
} as const

/** The status of an address that needs a confirmation. */
function doubtAt({ addresses }: Person, email: string): AddressStatus | null {
  const status = addresses.find(({ address }) => address === email.toLowerCase())?.status
  return status === 'guessed' || status === 'undeliverable' ? status : null
}

function DoubtBadge({ person, email }: { person: Person; email: string }) {
  const status = doubtAt(person, email)
  return status && <AddressBadge status={status} />
}

export function PersonScreen() {
  const { personId = '' } = useParams({ strict: false })
  const query = useQuery(queryFor<ReadPerson>('v2/talent/people', { person_id: personId }))
  const router = useRouter()
  const navigate = useNavigate()
  const back = () => (router.history.canGoBack() ? router.history.back() : void navigate({ to: '/talent' }))
  const name = query.data?.name
  useEffect(() => {
    document.title = name ? talentText.personTitle(name) : talentText.talentPool
  }, [name])
  return (
    <div className={styles.screen}>
      <Button variant="subtle" size="compact-sm" leftSection={<IconArrowLeft size={16} />} onClick={back} mb="sm">
        {talentText.talentPool}
      </Button>
      {query.data ? (
        <PersonPage person={query.data} />
      ) : query.isPending ? (
        <LoadingRows rows={8} />
      ) : failureOf(query.error)?.status === 404 ? (
        <EmptyState alone title={talentText.personNotFound} text={talentText.personMissingText} />
      ) : (
        <ErrorState text={talentText.profileLoadFailed} onRetry={() => void query.refetch()} />
      )}
    </div>
  )
}

function PersonPage({ person }: { person: Person }) {
  const [dialog, setDialog] = useState<'project' | 'edit' | 'delete' | null>(null)
  const navigate = useNavigate()
  const isHidden = person.hidden_by !== null
  const merges = useQuery(queryFor<ReadDuplicates>('v2/talent/duplicates', { person_id: person.person_id })).data?.merges ?? []
  const likeThem = moreLikeThis({
    titles: person.experiences.map(({ title }) => title),
    location: person.location ?? '',
    skills: person.skills,
  })
  /** A person in the shared pool gets another URL once they are the workspace's own. */
  const onKept = (id: string) => {
    if (id !== person.person_id) void navigate({ to: '/talent/$personId', params: { personId: id }, replace: true })
  }

  async function tag(id: string, name: string, on: boolean) {
    const now = await changeTags([person.person_id], on ? { add: [id] } : { remove: [id] })
    const changeOfPerson = now?.changed[person.person_id]
    if (!changeOfPerson) return
    const undo = () => void changeTags([changeOfPerson], on ? { remove: [id] } : { add: [id] })
    showToast(on ? tagsText.tagged(name) : tagsText.untagged(name), { undo })
    onKept(changeOfPerson)
  }

  return (
    <>
      <header className="flex wrap start gap-16 below-16">
        {isHidden ? <Initials name="?" size={64} plain /> : <Picture src={person.picture_url} name={person.name} size={64} />}
        <div className="basis">
          <div className="row wrap tight">
            <Title order={1}>{person.name}</Title>
            {person.is_own ? (
              <Badge component="span" variant="light" className={`${styles.yours} tint`}>
                {talentText.yours}
              </Badge>
            ) : (
              <Badge component="span" variant="default">
                {talentText.sharedPool}
              </Badge>
            )}
          </div>
          {person.headline && <p className="anywhere above-4 below-4">{person.headline}</p>}
          <p className={`${styles.facts} flex soft text-14 wrap gap-16 tight above-4 below-8`}>
            {person.location && (
              <span>
                <IconMapPin size={14} aria-hidden /> {person.location}
              </span>
            )}
            {person.emails.map((email) => (
              <span key={email}>
                <a href={`mailto:${email}`}>
                  <IconMail size={14} aria-hidden /> {email}
                </a>
                <DoubtBadge person={person} email={email} />
              </span>
            ))}
            {person.linkedin_url && (
              <a href={person.linkedin_url} target="_blank" rel="noreferrer" aria-label={talentText.linkedinLinkLabel(person.name)}>
                <IconBrandLinkedin size={14} aria-hidden /> {talentText.linkedin}
              </a>
            )}
            {person.is_own && (
              <span>
                {sourceName(person.source)}, <When date={person.added_at} />
              </span>
            )}
          </p>
          <Group gap={6}>
            <TagList tags={person.tags} />
            <TagPicker has={person.tags.map(({ id }) => id)} onChange={({ id, name }, on) => void tag(id, name, on)} />
          </Group>
        </div>
        <Group gap="xs" className={styles.personActions}>
          <Button leftSection={<IconFolderPlus size={16} />} onClick={() => setDialog('project')}>
            {talentText.addToProject}
          </Button>
          {likeThem && (
            <Button
              variant="default"
              leftSection={<IconUsers size={16} />}
              onClick={() => void navigate({ to: '/talent', search: { q: likeThem, shared: 'yes' } })}
            >
              {talentText.moreLikeThis}
            </Button>
          )}
          <Menu position="bottom-end">
            <Menu.Target>
              <Button variant="default" aria-label={talentText.moreActions} px={10}>
                <IconDots size={18} aria-hidden />
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item leftSection={<IconPencil size={16} />} disabled={isHidden} onClick={() => setDialog('edit')}>
                {talentText.editProfile}
              </Menu.Item>
              <Menu.Item
                color="red"
                leftSection={<IconTrash size={16} />}
                disabled={!person.may_delete}
                onClick={() => setDialog('delete')}
              >
                {talentText.deleteAction}
              </Menu.Item>
              {!person.may_delete && <Menu.Label>{talentText.adminOnly}</Menu.Label>}
            </Menu.Dropdown>
          </Menu>
        </Group>
      </header>
      {isHidden && <Alert mb="md">{talentText.hiddenNameText(person.hidden_by ?? '')}</Alert>}
      {person.stopped && (
        <Alert color="yellow" mb="md">
          {stoppedWords[person.stopped]}
        </Alert>
      )}
      <div className={styles.columns}>
        <div className={`card ${styles.profile}`}>
          <PastApplications applications={person.applications} />
          <Summary text={person.summary} />
          <Experience entries={person.experiences} />
          <EducationList entries={person.education} />
          <SkillList skills={person.skills.map((name) => ({ name }))} />
          {person.resumes.length > 0 && (
            <section aria-label={talentText.resumes}>
              <h3 className={styles.sectionHead}>{talentText.resumes}</h3>
              <ul className={styles.plainList}>
                {person.resumes.map((resume) => (
                  <li key={resume.id}>
                    <Button
                      variant="subtle"
                      size="compact-sm"
                      leftSection={<IconFileText size={15} />}
                      onClick={() =>
                        void downloadFile(
                          'v2/talent/resume',
                          { person_id: person.person_id, resume_id: resume.id },
                          resume.file_name,
                        ).catch(() => showToast(apiText.downloadFailed, { tone: 'bad' }))
                      }
                    >
                      {resume.file_name}
                    </Button>{' '}
                    <When date={resume.at} className="soft text-13 anywhere" />
                    {resume.note !== '' && <p>{resume.note}</p>}
                  </li>
                ))}
              </ul>
            </section>
          )}
          {[person.summary, ...person.experiences, ...person.education, ...person.skills].every((part) => !part) && (
            <p className="soft text-13 anywhere">{talentText.noWorkHistory}</p>
          )}
          {person.addresses.length > 0 && (
            <section aria-label={talentText.emailAddresses}>
              <h3 className={styles.sectionHead}>{talentText.emailAddresses}</h3>
              <AddressList addresses={person.addresses} />
            </section>
          )}
          <Sources sources={person.sources} />
          <MergedRecords merges={merges} />
        </div>
        <div className="stack gap-20">
          <PersonNotes personId={person.person_id} notes={person.notes} onKept={onKept} />
          <PersonHistory personId={person.person_id} projects={person.projects} elsewhere={person.elsewhere} />
        </div>
      </div>
      {dialog === 'project' && <AddToProjectDialog people={[person]} onClose={() => setDialog(null)} />}
      {dialog === 'edit' && (
        <EditPersonDialog
          person={person}
          onClose={() => setDialog(null)}
          onSaved={(id) => {
            setDialog(null)
            onKept(id)
          }}
        />
      )}
      {dialog === 'delete' && (
        <DeletePeopleDialog
          people={[person]}
          onClose={() => setDialog(null)}
          onDeleted={() => void navigate({ to: '/talent', replace: true })}
        />
      )}
    </>
  )
}
