// The first-run page: asks what the team has, and leads through these sources in order.
import { readersLocale } from '@fairlead/domain/shared/readers-language'
import { keysOf } from '@fairlead/domain/shared/records'
import { Button, Checkbox, Group, Paper, Stack, Text, Title } from '@mantine/core'
import { IconCheck, IconUsers } from '@tabler/icons-react'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { text as startText } from '../../i18n/start.ts'
import { LeaveDemo, useDemo } from '../../session/LeaveDemo.tsx'
import { useCreatePath } from '../../session/use-user.ts'
import { Banner } from '../../ui/Banner.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { LoadingRows } from '../../ui/LoadingRows.tsx'
import { AddPersonDialog } from './AddPersonDialog.tsx'
import { ImportDialog } from './ImportDialog.tsx'
import { ImportProgress } from './ImportProgress.tsx'
import styles from './start.module.css'
import { isUnderWay, useImports } from './use-imports.ts'

type Source = keyof typeof startText.sources
const sources: readonly Source[] = keysOf(startText.sources)
/** People come in by imports, by colleagues, and from other tabs. */
const readEveryMs = 2000

export function StartScreen() {
  const { have } = useSearch({ strict: false })
  const navigate = useNavigate()
  const demo = useDemo(readEveryMs)
  const [dialog, setDialog] = useState<'add' | 'import' | null>(null)
  const running = useImports().filter(isUnderWay)
  const chosen = sources.filter((source) => (typeof have === 'string' ? have.split('-') : []).includes(source))
  const choose = (source: Source, isChosen: boolean) => {
    const next = sources.filter((entry) => (entry === source ? isChosen : chosen.includes(entry)))
    void navigate({ to: '.', search: { have: next.join('-') || undefined }, replace: true, resetScroll: false })
  }
  return (
    <div className="page">
      <Title order={1} mb={4}>
        {startText.title}
      </Title>
      <Text c="dimmed" mb="lg">
        {startText.about}
      </Text>
      {demo.data ? (
        <Stack gap="lg">
          <LeaveDemo demo={demo.data} />
          {!demo.data.is_in_demo && demo.data.candidates > 0 && <Banner>{startText.removing(demo.data.candidates)}</Banner>}
          <Progress people={demo.data.people} />
          {dialog !== 'import' &&
            running.map((entry) => (
              <Paper key={entry.import_id} withBorder radius="lg" p="md">
                <ImportProgress run={entry} />
              </Paper>
            ))}
          <fieldset className={styles.question}>
            <legend>{startText.question}</legend>
            {sources.map((source) => (
              <Checkbox.Card
                key={source}
                className={styles.choice}
                checked={chosen.includes(source)}
                onClick={() => choose(source, !chosen.includes(source))}
                aria-label={startText.sources[source]}
              >
                <Group gap="sm" wrap="nowrap">
                  <Checkbox.Indicator />
                  <span>{startText.sources[source]}</span>
                </Group>
              </Checkbox.Card>
            ))}
          </fieldset>
          <ol className={`${styles.steps} stack gap-12`}>
            {chosen.map((source, index) => (
              <li key={source} className="card">
                <Text size="xs" c="dimmed">
                  {startText.stepOf(index + 1, chosen.length)}
                </Text>
                <Title order={2} size="h3">
                  {startText.steps[source].title}
                </Title>
                <Text size="sm" c="dimmed" my={6}>
                  {startText.steps[source].how}
                </Text>
                <StepButton source={source} onOpen={setDialog} />
              </li>
            ))}
          </ol>
        </Stack>
      ) : demo.isError ? (
        <ErrorState text={startText.loadFailed} onRetry={() => void demo.refetch()} />
      ) : (
        <LoadingRows rows={5} />
      )}
      {dialog === 'add' && <AddPersonDialog onClose={() => setDialog(null)} />}
      {dialog === 'import' && <ImportDialog files={[]} onClose={() => setDialog(null)} />}
    </div>
  )
}

/** How many people there are now; with the first one, what comes next. */
function Progress({ people }: { people: number }) {
  const create = useCreatePath()
  return (
    <div className={`${styles.progress} row wrap split sunken round pad-12`} data-begun={people > 0 || undefined}>
      <Group gap="sm" wrap="nowrap" component="output">
        {people > 0 ? <IconCheck size={22} aria-hidden /> : <IconUsers size={22} aria-hidden />}
        <Text fw={600}>{people === 0 ? startText.noOneYet : startText.peopleCount(people.toLocaleString(readersLocale()), people)}</Text>
      </Group>
      {people > 0 && (
        <Group gap="xs">
          <Button component={Link} to={create}>
            {startText.startSearch}
          </Button>
          <Button component={Link} to="/talent" variant="default">
            {startText.seePeople}
          </Button>
        </Group>
      )}
    </div>
  )
}

function StepButton({ source, onOpen }: { source: Source; onOpen: (dialog: 'add' | 'import') => void }) {
  const { action } = startText.steps[source]
  if (source === 'ats')
    return (
      <Button variant="light" renderRoot={(props) => <Link to="/ats-settings" search={{ from: '/start?have=ats' }} {...props} />}>
        {action}
      </Button>
    )
  return (
    <Button variant="light" onClick={() => onOpen(source === 'nothing' ? 'add' : 'import')}>
      {action}
    </Button>
  )
}
