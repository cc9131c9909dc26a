// The titles that exports and spreadsheets give their columns, without accents, blanks, and signs: English, German, and a few
// further languages. Sources: LinkedIn's data export (Connections.csv) and Recruiter help, the candidate reports of
// Greenhouse, Lever, Ashby, and Workable, and what tables of teams contain.

/** What a column says about the person. */
export const personSpellings = {
  linkedinUrl:
    'linkedin linkedinurl linkedinprofile linkedinprofileurl linkedinprofilelink linkedinlink linkedinaddress linkedinpage profileurl profilelink profile publicprofileurl publicprofilelink socialprofile personlinkedinurl candlinkedinurl url lnkd',
  email:
    'email emailaddress mail emailid personalemail personalemailaddress workemail workemailaddress businessemail primaryemail primaryemailaddress secondaryemail otheremail alternateemail homeemail contactemail candemail courriel correo correoelectronico emailadresse privateemail adresseemail indirizzoemail poczta email1 email2 email3',
  firstName: 'firstname first givenname forename vorname prenom nombre fname preferredfirstname',
  lastName: 'lastname last surname familyname nachname familienname nom apellido apellidos lname',
  fullName:
    'name fullname displayname candidate candidatename candidatefullname applicant applicantname contactname person personname contact vollstandigername kandidat kandidatin bewerber bewerberin',
  headline: 'headline tagline linkedinheadline',
  title:
    'title jobtitle currenttitle currentjobtitle mostrecenttitle latesttitle position currentposition designation role currentrole jobposition occupation job jobtitel stelle berufsbezeichnung aktuelleposition aktuellestelle positionsbezeichnung berufstitel',
  company:
    'company companyname currentcompany currentcompanyname mostrecentcompany latestcompany employer employername currentemployer organization organisation firma unternehmen arbeitgeber aktuellerarbeitgeber aktuellesunternehmen aktuellefirma entreprise',
  location:
    'location city place region address candidatelocation currentlocation currentcity hometown standort wohnort stadt adresse geo locality ort ville',
  skills:
    'skill keskill keyskill topskill technology techstack tag competency competencie technologie kenntnis kenntnisse faehigkeit fahigkeit kompetenz kompetenzen technologien fahigkeiten faehigkeiten',
  school: 'school university college institution education almamater schoolname hochschule universitat schule ausbildung',
  degree: 'degree qualification highestdegree degreename abschluss hochsterabschluss',
  summary: 'summary about bio aboutme description profilesummary zusammenfassung kurzprofil',
} as const

/** What a column says about an application, in any table. One of the first four makes the table one of applications. */
export const applicationSpellings = {
  stage:
    'stage currentstage interviewstage currentinterviewstage pipelinestage applicationstage jobstage laststage stagename furtheststage highestofstagereached stagereached phase bewerbungsphase aktuellephase bewerbungsstufe prozessschritt',
  appliedOn:
    'applied appliedat appliedon applieddate dateapplied applicationdate applicationcreatedat applicationcreated applicationsubmittedat dateofapplication submittedat firstapplied beworben beworbenam bewerbungsdatum bewerbungseingang eingangsdatum datumderbewerbung',
  endedOn:
    'rejected rejectedat rejectedon rejecteddate rejectiondate daterejected archivedat archivedon archiveddate archivedate dispositiondate disqualifiedat disqualifiedon disqualificationdate absagedatum abgesagtam abgelehntam datumderabsage',
  reason:
    'rejectionreason rejectreason rejectedreason reasonforrejection reasonrejected archivereason archivedreason dispositionreason disqualificationreason disqualifiedreason disqualifyreason reasonfordisqualification absagegrund ablehnungsgrund grundderabsage grundderablehnung',
  jobApplied:
    'jobapplied jobappliedfor positionapplied positionappliedfor appliedfor appliedto appliedposition appliedjob jobname jobposting jobpostingtitle posting postingtitle postingname requisition requisitiontitle requisitionname opening openingname vacancy vacancytitle jobopening stellenanzeige ausschreibung stellenausschreibung beworbenauf beworbenfur beworbenestelle vakanz',
} as const

/** What a column says in a table of applications; elsewhere it may mean anything. */
export const inApplications = {
  jobApplied: 'job position role jobposition jobtitle stelle jobtitel positionsbezeichnung project activeproject',
  status: 'status applicationstatus candidatestatus disqualified archived rejectedyesno bewerbungsstatus bewerberstatus kandidatenstatus',
  appliedOn: 'createdat createdon created creationdate datecreated dateadded addedat addedon angelegtam erstelltam hinzugefugtam',
  applicationSource: 'source candidatesource applicationsource sources sourcename origin sourcetype quelle herkunft bewerbungsquelle kanal',
  externalId: 'applicationid opportunityid candidacyid bewerbungsid bewerbungsnummer',
  /** Labels of the process, such as 'Silver medalist', are no skills. */
  ignore: 'tag candidatetag schlagwort schlagworter',
} as const

/** What a status says about how an application ended. */
export const statusWords = {
  rejected: 'rejected archived disqualified notselected turneddown yes true abgelehnt abgesagt absage archiviert disqualifiziert ja',
  withdrawn: 'withdrawn withdrew candidatewithdrew applicantwithdrew zuruckgezogen',
  hired: 'hired offeraccepted placed eingestellt besetzt',
} as const

interface KnownExport {
  name: string
  /** A table with all titles of one of these lists is such an export. */
  signs: readonly string[]
  /** Where a title means something else than in other tables. */
  columns?: Readonly<Record<string, string>>
}

/** Exports with titles of their own, the most particular first. */
export const knownExports: readonly KnownExport[] = [
  {
    name: 'LinkedIn Connections',
    signs: ['firstname lastname company position connectedon'],
    columns: { connectedon: 'ignore', position: 'title', url: 'linkedinUrl' },
  },
  {
    name: 'LinkedIn Recruiter',
    signs: [
      'firstname lastname currenttitle currentcompany profileurl',
      'firstname lastname headline profileurl activeproject',
      'firstname lastname pipelinestage notevisibility',
    ],
    columns: { activeproject: 'ignore', feedback: 'ignore', notes: 'ignore', jobtitle: 'title', title: 'title' },
  },
  {
    name: 'Lever',
    signs: ['stage archivereason origin', 'posting stage archivereason', 'opportunityid stage', 'postings stage origin'],
    columns: { postings: 'jobApplied' },
  },
  {
    name: 'Ashby',
    signs: [
      'currentinterviewstage archivereason',
      'currentinterviewstage applicationstatus',
      'candidatename currentinterviewstage',
      'currentstage archivereason creditedto',
    ],
  },
  {
    name: 'Workable',
    signs: ['stage disqualified', 'stage disqualificationreason', 'job stage disqualifiedat', 'jobtitle stage domain'],
    columns: { domain: 'ignore' },
  },
  {
    name: 'Greenhouse',
    signs: [
      'job stage rejectionreason',
      'jobname stage rejectionreason',
      'candidatename job applicationdate',
      'job currentstage rejectionreason',
      'job applicationdate source',
      'applicationid candidateid job',
    ],
    columns: { title: 'title', candidateid: 'ignore' },
  },
]
