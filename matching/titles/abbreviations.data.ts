// Short forms that English postings and profiles use for words of a title; written by hand. A form that is an ordinary word
// in another language of the data ('pa', 'it', 'as') is left out.
const lines = `
acct accounting
adm administrator
admin administrator
asst assistant
assoc associate
avp assistant vice president
bdm business development manager
bdr business development representative
bizdev business development
bsn registered nurse
cao chief administrative officer
cdo chief data officer
ceo chief executive officer
cfo chief financial officer
chro chief human resources officer
cio chief information officer
ciso chief information security officer
cmo chief marketing officer
cna certified nursing assistant
cnc computer numerical control
cofounder founder
coo chief operating officer
coord coordinator
cpa certified public accountant
cpo chief product officer
cro chief revenue officer
crna certified registered nurse anesthetist
csm customer success manager
cso chief security officer
csr customer service representative
cto chief technology officer
cust customer
dba database administrator
dev developer
devs developer
dir director
emt emergency medical technician
eng engineer
engr engineer
engg engineering
evp executive vice president
exec executive
fe front end
fullstack full stack
frontend front end
backend back end
gm general manager
hca health care assistant
hgv heavy goods vehicle
hr human resources
hrbp human resources business partner
jr junior
jnr junior
lpn licensed practical nurse
lvn licensed vocational nurse
mfg manufacturing
mgmt management
mgr manager
mktg marketing
ml machine learning
mle machine learning engineer
nlp natural language processing
np nurse practitioner
ops operations
otr over the road
pmo project management office
qa quality assurance
qc quality control
rep representative
rn registered nurse
sdet software development engineer in test
sde software development engineer
sdr sales development representative
sec security
snr senior
spec specialist
sr senior
sre site reliability engineer
supv supervisor
svc service
svp senior vice president
swe software engineer
sw software
sysadmin system administrator
ui user interface
ux user experience
vp vice president
`

/** Short form -> the words it stands for. */
export const abbreviations: ReadonlyMap<string, readonly string[]> = new Map(
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [short = '', ...words] = line.split(' ')
      return [short, words] as const
    }),
)

/** After these words 'eng' names the department, not the person: 'VP Eng', 'Head of Eng'. */
export const leadsDepartment: ReadonlySet<string> = new Set(['president', 'director', 'head', 'manager', 'of', 'chief', 'lead'])
