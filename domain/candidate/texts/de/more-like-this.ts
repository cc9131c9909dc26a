// German texts of domain/candidate/more-like-this.

/** 'Data engineer in Texas, United States, idealerweise mit Airflow, dbt, Kafka': read by the reader that reads every search. */
export const search = (title: string, place: string, skills: readonly string[]) =>
  `${title}${place === '' ? '' : ` in ${place}`}${skills.length === 0 ? '' : `, idealerweise mit ${skills.join(', ')}`}`
