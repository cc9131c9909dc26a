import { Badge, Text } from '@mantine/core'
import type { ReadPerson } from '@fairlead/contract/v2/talent/people'
import { Link } from '@tanstack/react-router'
import { Timeline } from '../../candidate/timeline/Timeline.tsx'
import styles from './talent.module.css'
import { text as talentText } from '../../i18n/talent.ts'

type Person = ReadPerson['answer']

export function PersonHistory({ personId, projects, elsewhere }: Pick<Person, 'projects' | 'elsewhere'> & { personId: string }) {
  return (
    <section aria-label={talentText.history} className={styles.panel}>
      <h2>{talentText.history}</h2>
      {elsewhere.map((touch) => (
        <p key={touch.sentence} className="warn pad-8 round text-14 below-8">
          {touch.sentence.charAt(0).toUpperCase() + touch.sentence.slice(1)}
        </p>
      ))}
      {projects.length === 0 && (
        <Text size="sm" c="dimmed">
          {talentText.noProjects}
        </Text>
      )}
      {projects.map((project) => (
        <article key={project.candidate_id} className={styles.project}>
          <header>
            <Link to="/panel" search={{ project: project.project_id, candidate: project.candidate_id, view: '0' }}>
              {project.project_name || talentText.untitledProject}
            </Link>
            <Badge component="span" variant="light" size="sm">
              {project.stage}
            </Badge>
            {project.is_archived && <span className="soft text-13 anywhere">{talentText.archived}</span>}
          </header>
        </article>
      ))}
      <Timeline owner={{ personId }} />
    </section>
  )
}
