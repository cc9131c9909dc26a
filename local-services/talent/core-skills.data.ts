// The skills people of each job group actually have: one line a group, most typical first.
export const coreSkillLines = `
software-engineer: Java, Python, Go, SQL, REST APIs, Microservices, Git, Docker, AWS, PostgreSQL, Algorithms, System Design
frontend-engineer: JavaScript, TypeScript, React, Next.js, CSS, HTML, Redux, Vue.js, Webpack, Storybook, Web Accessibility, Jest, GraphQL, Web Performance
backend-engineer: Python, Go, Java, Node.js, PostgreSQL, Kafka, Redis, gRPC, REST APIs, Microservices, Docker, Kubernetes, Django, Spring Boot, Distributed Systems
full-stack-engineer: TypeScript, React, Node.js, PostgreSQL, Python, Django, GraphQL, AWS, Docker, Next.js, Ruby on Rails, REST APIs, Tailwind CSS
web-developer: HTML, CSS, JavaScript, WordPress, PHP, Laravel, jQuery, Bootstrap, Responsive Design, Shopify, MySQL, SEO
mobile-engineer: React Native, Flutter, Dart, TypeScript, iOS Development, Android Development, Firebase, GraphQL, CI/CD, REST APIs
ios-engineer: Swift, SwiftUI, UIKit, Objective-C, iOS Development, Firebase, CI/CD, Unit testing, App Store Optimization, GraphQL
android-engineer: Kotlin, Java, Jetpack Compose, Android Development, Firebase, Gradle, Unit testing, REST APIs, Kotlin Multiplatform
staff-software-engineer: Distributed Systems, System Design, Go, Java, Kubernetes, Kafka, PostgreSQL, Software Architecture, AWS, gRPC, Cross-functional leadership
principal-software-engineer: Software Architecture, Distributed Systems, System Design, Java, C++, Cloud Architecture, Domain-Driven Design, Event-Driven Architecture, Kafka
blockchain-engineer: Solidity, Ethereum, Smart contracts, Rust, EVM, Hardhat, Foundry, TypeScript, DeFi, Cryptography
compiler-engineer: C++, LLVM, Clang, Compilers, Rust, Python, Assembly, Performance tuning, CUDA, Language design
graphics-engineer: C++, OpenGL, Vulkan, DirectX, Shaders, Rendering, Computer Graphics, Unreal Engine, Metal, CUDA
performance-engineer: C++, Linux, Performance tuning, Performance testing, JMeter, Java, Low-latency systems, High-Performance Computing, Python
game-developer: C++, C#, Unity, Unreal Engine, Game Design, Shaders, Multithreading, Perforce, Lua
database-engineer: PostgreSQL, SQL, Query Optimization, Database Design, MySQL, Python, Cassandra, Redis, Distributed Systems, Linux
forward-deployed-engineer: Python, TypeScript, SQL, AWS, Data Engineering, Stakeholder Management, React, Large Language Models, Technical Sales
developer-advocate: Public Speaking, Technical Writing, JavaScript, Python, Community management, REST APIs, Content creation, Demos, GitHub
devops-engineer: AWS, Terraform, Kubernetes, Docker, Jenkins, Ansible, CI/CD, Linux, GitHub Actions, Prometheus, Bash, Helm, Python
site-reliability-engineer: Kubernetes, Prometheus, Grafana, Go, Incident Management, Linux, Terraform, Site Reliability Engineering, Datadog, High Availability, Python
platform-engineer: Kubernetes, Terraform, Go, Argo CD, Helm, AWS, GitOps, Istio, CI/CD, OpenTelemetry, Docker
cloud-engineer: AWS, Azure, Google Cloud Platform, Terraform, Cloud Migration, Docker, Linux, Networking, Python, CloudFormation, Kubernetes
cloud-architect: Cloud Architecture, AWS, Azure, Google Cloud Platform, Terraform, Kubernetes, Cloud Migration, FinOps, Networking, Cloud Security
solutions-architect: AWS, Cloud Architecture, System Design, Stakeholder Management, Azure, API Design, Microservices, Pre-sales, Cloud Migration
enterprise-architect: Software Architecture, Stakeholder Management, Cloud Architecture, API Design, ITIL, Business Analysis, Azure, Data Governance
network-engineer: Networking, Cisco, Firewalls, TCP/IP, CCNA, CCNP, VPN, DNS, Load Balancing, Palo Alto, Python
systems-administrator: Windows Server, Linux, Active Directory, PowerShell, VMware, Microsoft 365, Networking, Bash, Disaster recovery, Azure
systems-engineer-software: Linux, C++, Python, Bash, VMware, Operating Systems, Networking, Ansible, Storage Systems, Linux kernel
database-administrator: Database Administration, Oracle Database, Microsoft SQL Server, PostgreSQL, SQL, Query Optimization, Disaster recovery, MySQL, PL/SQL, Database performance tuning
security-engineer: Application Security, Cloud Security, Threat Modeling, Python, AWS, SAST, Identity & Access Management, Incident Response, Terraform, Cryptography
security-analyst: SIEM, Splunk, Incident Response, Security monitoring, Network Security, NIST, Vulnerability assessment, Sentinel, Malware Analysis, Python
security-architect: Threat Modeling, Zero Trust, Cloud Security, Identity & Access Management, NIST, Network Security, Azure, CISSP, PKI
penetration-tester: Penetration Testing, Burp Suite, Metasploit, Kali Linux, OWASP, Python, Reverse engineering, Network Security, OSCP, Bash
privacy-manager: GDPR, CCPA, Data privacy, Privacy Law, Data Governance, ISO 27001, Stakeholder Management, HIPAA
qa-engineer: Test Automation, Selenium, Manual Testing, Regression testing, Postman, Jira, Test planning, API testing, SQL, Cypress, Test cases
sdet: Test Automation, Java, Python, Playwright, Selenium, CI/CD, API testing, TestNG, Pytest, Performance testing, Docker
engineering-manager: People Management, Agile, System Design, Hiring and scaling teams, Microservices, AWS, Product Roadmap, Performance Management, Java, Stakeholder Management
director-of-engineering: People Management, Hiring and scaling teams, Strategic Planning, Budgeting, Software Architecture, Agile, Cloud Architecture, Stakeholder Management
vp-of-engineering: Leadership, Hiring and scaling teams, Strategic Planning, Budgeting, Org design, Software Architecture, SaaS
chief-technology-officer: Leadership, Software Architecture, Strategic Planning, Hiring and scaling teams, Startups, Cloud Architecture, Product strategy, Budgeting
data-engineer: Python, SQL, Apache Spark, Airflow, dbt, Snowflake, Kafka, ETL, Data Warehousing, AWS, Databricks, BigQuery, Scala, Dimensional modeling
analytics-engineer: dbt, SQL, Snowflake, Looker, BigQuery, Python, Data Warehousing, Dimensional modeling, Airflow, Data quality, LookML
data-analyst: SQL, Microsoft Excel, Tableau, Python, Power BI, Data Visualization, Data Analysis, Statistics, A/B Testing, Looker, Google Analytics
business-intelligence-analyst: SQL, Power BI, Tableau, DAX, Data Warehousing, Business Intelligence, Microsoft Excel, SSRS, Looker, ETL
product-analyst: SQL, Amplitude, A/B Testing, Product analytics, Python, Mixpanel, Looker, Experiment design, Data Visualization
data-architect: Data Warehousing, Database Design, Snowflake, Data Governance, SQL, Master data management, Azure, Dimensional modeling, Data Lake, Databricks
data-governance-analyst: Data Governance, Data quality, Data stewardship, Master data management, SQL, GDPR, Stakeholder Management, Data privacy
data-scientist: Python, Machine Learning, SQL, Statistics, Pandas, scikit-learn, A/B Testing, Causal Inference, Forecasting, Predictive Modeling, XGBoost, R
director-of-data-science: People Management, Data Science, Machine Learning, Strategic Planning, Experiment design, Python, Stakeholder Management, Hiring and scaling teams
chief-data-officer: Data Governance, Leadership, Strategic Planning, Data Warehousing, Machine Learning, Org design, Budgeting
machine-learning-engineer: Python, PyTorch, Machine Learning, Deep Learning, MLOps, TensorFlow, Kubernetes, Feature Engineering, Model serving, AWS, Recommender Systems, SQL
ai-engineer: Python, Large Language Models, Retrieval-Augmented Generation, LangChain, AI Agents, OpenAI API, Prompt Engineering, Vector Databases, FastAPI, LLM Evaluation
mlops-engineer: MLOps, Kubernetes, MLflow, Python, Docker, Kubeflow, Terraform, AWS, Model deployment, CI/CD, SageMaker
computer-vision-engineer: Computer Vision, PyTorch, OpenCV, Python, C++, Deep Learning, Object detection, CUDA, Image processing
nlp-engineer: Natural Language Processing, Python, Transformers, Hugging Face, PyTorch, Information Retrieval, Large Language Models, Semantic search
research-scientist-ai: Deep Learning, PyTorch, JAX, Reinforcement Learning, Python, Publications, Large Language Models, Diffusion Models, CUDA
quantitative-analyst: Python, Quantitative Finance, Statistics, C++, Derivatives, Time series analysis, Stochastic calculus, R, Algorithmic trading
bioinformatics-scientist: Bioinformatics, Python, R, Next-Generation Sequencing, Genomics, RNA-seq, Statistics, Linux, Computational biology
product-manager: Product Management, Product Roadmap, Product Discovery, User interviews, A/B Testing, SQL, Agile, Go-to-Market Strategy, Stakeholder Management, OKRs, Amplitude, Jira
associate-product-manager: Product Management, User interviews, SQL, Jira, Agile, Product Discovery, Wireframing, Market Research
group-product-manager: Product strategy, Product Management, Product Roadmap, People Management, OKRs, Stakeholder Management, Monetization, A/B Testing
director-of-product: Product strategy, People Management, Product Roadmap, Hiring and scaling teams, OKRs, Go-to-Market Strategy, Pricing Strategy
chief-product-officer: Product strategy, Leadership, Org design, Strategic Planning, Go-to-Market Strategy, Monetization, SaaS
product-owner: Agile, Scrum, Jira, Requirements Gathering, Product Roadmap, Stakeholder Management, User interviews, Product ownership
product-operations-manager: Business Process Improvement, Product Management, Jira, SQL, Stakeholder Management, Notion, Product launches, Change Management
business-analyst: Business Analysis, Requirements Gathering, SQL, Microsoft Excel, Jira, Gap analysis, BPMN, Stakeholder Management, Power BI, UAT
program-manager: Program Management, Stakeholder Management, Risk Management, Budgeting, Jira, Change Management, Cross-functional collaboration, Microsoft Project
project-manager: Project Management, PMP, Risk Management, Budgeting, Stakeholder Management, Microsoft Project, Agile, Scheduling, Vendor Management, Jira
scrum-master: Scrum, Agile, Jira, Coaching, Kanban, SAFe, Confluence, Team Building, Conflict resolution
technical-program-manager: Program Management, Agile, Jira, System Design, Risk Management, Cloud Migration, Stakeholder Management, Cross-functional collaboration
product-designer: Figma, Product Design, User Research, Interaction Design, Design Systems, Rapid prototyping, UX Design, Wireframing, Web Accessibility, Design tokens
ux-designer: UX Design, Figma, Wireframing, User flows, Information Architecture, User Research, Interaction Design, Rapid prototyping, Sketch
ui-designer: UI Design, Figma, Visual design, Design Systems, Typography, Adobe Illustrator, Component libraries, Responsive Design
ux-researcher: UX research, User Research, User interviews, Statistics, Personas, Figma, Presentation skills, Research methods
content-designer: Content design, UX Writing, Figma, Content strategy, Information Architecture, Microcopy, Web Accessibility, Editing
design-manager: People Management, Design Systems, Figma, Hiring and scaling teams, Product Design, User Research, Stakeholder Management
creative-director: Branding, Adobe Creative Suite, Leadership, Brand strategy, Storytelling, Integrated marketing, Copywriting
graphic-designer: Graphic Design, Adobe Photoshop, Adobe Illustrator, Adobe InDesign, Typography, Branding, Layout design, Canva, Brand identity
motion-designer: Adobe After Effects, Cinema 4D, Illustration, Storytelling, Adobe Premiere Pro, Blender, 3D animation, Video editing
3d-artist: Blender, Maya, ZBrush, Unreal Engine, 3D animation, Rendering, Unity, 3ds Max
industrial-designer: SolidWorks, 3D Printing, Rapid prototyping, Fusion 360, Adobe Illustrator, Design for manufacturing, Sketch
game-designer: Game Design, Level design, Unity, Unreal Engine, Storytelling, Lua, Figma
erp-consultant: SAP ERP, Oracle ERP, Microsoft Dynamics 365, NetSuite, Requirements Gathering, Change Management, SQL, Business Analysis
sap-consultant: SAP S/4HANA, SAP FICO, ABAP, SAP HANA, SAP ERP, Requirements Gathering, Business Analysis
salesforce-administrator: Salesforce, Sales Cloud, CRM, Workflow automation, Data quality, Requirements Gathering, Onboarding
salesforce-developer: Apex, Salesforce, JavaScript, Sales Cloud, REST APIs, SQL, CRM, CI/CD
it-support-specialist: Windows Server, Active Directory, Microsoft 365, ServiceNow, Customer Service, Networking, IT service management, Zendesk
support-engineer: Linux, SQL, Zendesk, REST APIs, Postman, Customer Service, Datadog, Bash, Incident Management
solutions-engineer: Pre-sales, Demos, REST APIs, Technical Sales, SQL, Python, RFP Responses, Salesforce, SaaS
account-executive: B2B Sales, Salesforce, Enterprise sales, Negotiation, Pipeline management, MEDDIC, SaaS sales, Quota attainment, Closing, Outreach.io, Gong
sales-development-representative: Cold Calling, Outbound prospecting, Lead Qualification, Salesforce, Outreach.io, Salesloft, HubSpot, Inside Sales
sales-representative: Field sales, Customer Service, Negotiation, CRM, Territory management, Cold Calling, Product demonstrations, Outside sales
business-development-manager: Business Development, Strategic partnerships, Negotiation, New business development, CRM, Market Research, B2B Sales
partnerships-manager: Partner management, Strategic partnerships, Alliances, Channel Sales, Negotiation, Salesforce, Go-to-Market Strategy
medical-sales-representative: Medical Devices, Field sales, Territory management, Operating room, Negotiation, Product demonstrations, CRM
sales-manager: Sales Strategy, Coaching, Sales forecasting, Salesforce, Pipeline management, Team leadership, Quota attainment, Negotiation
sales-director: Sales Strategy, Enterprise sales, Sales forecasting, People Management, Go-to-Market Strategy, Negotiation, Hiring and scaling teams
chief-revenue-officer: Sales Strategy, Go-to-Market Strategy, Leadership, Revenue operations, Sales forecasting, Hiring and scaling teams, SaaS
revenue-operations-manager: Revenue operations, Salesforce, Sales forecasting, SQL, HubSpot, Sales Operations, Tableau, Business Process Improvement
sales-enablement-manager: Sales Enablement, Sales training, Onboarding, Salesforce, Gong, Content creation, Coaching
customer-success-manager: Customer Success, Gainsight, Churn reduction, Account Management, Upselling, Customer onboarding, Salesforce, Client relations, SaaS
account-manager: Account Management, Client management, Upselling, Negotiation, CRM, Strategic accounts, Sales forecasting, Client relations
customer-support-specialist: Customer Service, Zendesk, Intercom, Communication, Conflict resolution, CRM, Data Entry
customer-support-manager: Customer Service, Zendesk, People Management, Team leadership, Coaching, Workforce planning, Business Process Improvement
implementation-manager: Customer onboarding, Project Management, Requirements Gathering, Stakeholder Management, SQL, SaaS, Data integration
head-of-customer-success: Customer Success, People Management, Churn reduction, Gainsight, Strategic Planning, Hiring and scaling teams, SaaS
demand-generation-manager: Demand Generation, Marketing Automation, HubSpot, Marketo, Account-Based Marketing, Google Ads, Lead nurturing, Salesforce, Email Marketing
growth-marketing-manager: Growth Marketing, A/B Testing, User acquisition, Lifecycle Marketing, Google Ads, Facebook Ads, SQL, Conversion Rate Optimization, Amplitude
performance-marketing-manager: Performance marketing, Google Ads, Facebook Ads, Paid social, SEM, Attribution, Media buying, Marketing Analytics, Google Analytics
digital-marketing-specialist: Digital Marketing, SEO, Google Ads, Google Analytics, Social Media Marketing, Email Marketing, Mailchimp, Canva
seo-specialist: SEO, Link building, Google Analytics, Content strategy, HTML, WordPress, Marketing Analytics, SEM
marketing-analyst: Marketing Analytics, SQL, Google Analytics, Tableau, Attribution, Microsoft Excel, Marketing mix modeling, Customer Segmentation
marketing-operations-manager: Marketing Automation, Marketo, Salesforce, HubSpot, Lead nurturing, Attribution, Data quality, Pardot
marketing-manager: Marketing Strategy, Integrated marketing, Campaign analysis, Email Marketing, Brand Management, Budgeting, HubSpot, Event Marketing
marketing-coordinator: Social Media Marketing, Event Marketing, Email Marketing, Canva, Mailchimp, Content creation, Trade shows
e-commerce-manager: E-commerce, Shopify, Google Analytics, Conversion Rate Optimization, Email Marketing, Merchandising, Klaviyo, Amazon Seller Central
product-marketing-manager: Product Marketing, Positioning, Messaging, Go-to-Market Strategy, Competitive intelligence, Product launches, Sales Enablement, Market Research
brand-manager: Brand Management, Brand strategy, Market Research, Integrated marketing, Budgeting, Product launches
content-marketing-manager: Content Marketing, SEO, Content strategy, Copywriting, Blogging, HubSpot, Editing, Email Marketing
copywriter: Copywriting, Storytelling, Editing, Brand marketing, Content creation, SEO, Email Marketing
social-media-manager: Social Media Marketing, Community management, Content creation, Hootsuite, Influencer Marketing, Canva, Paid social
public-relations-manager: Public Relations, Press releases, Corporate communications, Storytelling, Event Marketing, Messaging
event-manager: Event Marketing, Trade shows, Budgeting, Vendor Management, Scheduling, Negotiation
technical-writer: Technical Writing, API Design, Confluence, Editing, Git, Information Architecture, REST APIs
partnerships-manager-influencer: Influencer Marketing, Partnership marketing, Social Media Marketing, Negotiation, Community management, Affiliate marketing
director-of-marketing: Marketing Strategy, People Management, Brand strategy, Demand Generation, Budgeting, Go-to-Market Strategy
chief-marketing-officer: Marketing Strategy, Leadership, Brand strategy, Go-to-Market Strategy, Budgeting, Org design
accountant: Accounting, GAAP, General ledger, Journal entries, QuickBooks, Accounts Payable, Financial Reporting, Microsoft Excel, NetSuite, Xero
auditor: Auditing, Internal controls, SOX, Financial statements, GAAP, Risk Management, Microsoft Excel, IFRS
bookkeeper: QuickBooks, Accounts Payable, Invoicing, Payroll, Data Entry, Xero, AP/AR, Microsoft Excel
tax-accountant: Tax, Taxation, CPA, GAAP, Accounting, Microsoft Excel, Financial statements
controller: Financial Reporting, GAAP, Internal controls, NetSuite, General ledger, People Management, SOX, Budgeting
payroll-specialist: Payroll, ADP, Gusto, Data Entry, HRIS, Microsoft Excel, Accounting
financial-analyst: Financial Modeling, FP&A, Microsoft Excel, Variance analysis, Financial forecasting, Budgeting, Anaplan, SQL, Power BI, Financial Analysis
finance-manager: FP&A, Budgeting, Financial Modeling, Financial Reporting, Stakeholder Management, Financial planning, NetSuite, Team management
director-of-finance: FP&A, Strategic Planning, Financial Modeling, People Management, Budgeting, Cash management, Corporate development
chief-financial-officer: Leadership, Strategic Planning, Capital markets, Mergers & Acquisitions, Treasury, Financial Reporting, Budgeting
investment-banker: Investment Banking, Mergers & Acquisitions, LBO modeling, Valuation, Due diligence, PowerPoint, Capital markets, Capital IQ, Financial Modeling
investment-analyst: Equity Research, Valuation, Financial Modeling, Bloomberg Terminal, DCF, Investment research, Equities, CFA
private-equity-associate: Private Equity, LBO modeling, Due diligence, Valuation, Financial Modeling, Mergers & Acquisitions, Capital IQ
venture-capital-associate: Venture capital, Due diligence, Market Research, Valuation, Sourcing, Startups, Financial Modeling
portfolio-manager: Portfolio Management, Asset allocation, Fixed income, Equities, Bloomberg Terminal, CFA, Risk Management
trader: Trading, Derivatives, Options, Bloomberg Terminal, FX, Fixed income, Python, Algorithmic trading
actuary: Actuarial science, Statistics, R, SQL, Microsoft Excel, Property and casualty, Predictive Modeling, SAS
underwriter: Underwriting, Insurance, Property and casualty, Credit Analysis, Risk Management, Negotiation
risk-analyst: Risk Management, Credit Analysis, SQL, SAS, Statistics, Microsoft Excel, Financial Analysis, SOX
compliance-officer: AML, Compliance (financial), Regulatory Compliance, BSA, Internal controls, Financial crime, Auditing
loan-officer: Lending, Underwriting, Credit Analysis, Customer Service, Client relations, CRM
financial-advisor: Wealth management, Asset allocation, Financial planning, Client relations, Insurance, Portfolio Management
recruiter: Recruiting, Sourcing, Interviewing, LinkedIn Recruiter, Greenhouse, Boolean search, Applicant Tracking Systems, Candidate assessment, Technical Recruiting
recruiting-coordinator: Scheduling, Applicant Tracking Systems, Greenhouse, Interviewing, Onboarding, Communication, Google Workspace
sourcer: Sourcing, Boolean search, LinkedIn Recruiter, Technical Recruiting, Lever, Recruiting, Outbound prospecting
talent-acquisition-manager: Recruiting, People Management, Employer Branding, Workforce planning, Greenhouse, Stakeholder Management, Interviewing
hr-generalist: Human Resources, Employee Relations, Onboarding, HRIS, HR policies, BambooHR, Performance Management
hr-business-partner: Employee Relations, Performance Management, Coaching, Organizational Development, Talent management, Workforce planning, Change Management
hr-manager: Human Resources, Employee Relations, HR policies, Performance Management, Workday, Conflict resolution, Team management
hr-director: Organizational Development, Talent management, Succession planning, People Management, Human Resources, Employee engagement
chief-people-officer: Leadership, Org design, Culture, Talent management, Total rewards, Strategic Planning, Succession planning
hris-analyst: HRIS, Workday HCM, SQL, People Analytics, Microsoft Excel, SuccessFactors, Data quality
compensation-benefits-manager: Compensation & Benefits, Total rewards, Salary benchmarking, Microsoft Excel, People Analytics, Workday
learning-development-manager: Learning & Development, Instructional Design, LMS, Coaching, Training delivery, E-learning, ADDIE
dei-manager: Diversity & Inclusion, Employee engagement, Training delivery, Stakeholder Management, People Analytics, Culture
operations-manager: Operations Management, Business Process Improvement, Budgeting, Team management, Vendor Management, Scheduling, Lean
operations-analyst: SQL, Microsoft Excel, Business Process Improvement, Data Analysis, Process optimization, Tableau, Operations Management
strategy-manager: Business strategy, Market Research, Financial Modeling, Corporate strategy, Stakeholder Management, PowerPoint, Strategic Planning
management-consultant: Management Consulting, PowerPoint, Market Research, Financial Modeling, Stakeholder Management, Change Management, Business strategy, Microsoft Excel
chief-of-staff: Strategic Planning, OKRs, Stakeholder Management, Project Management, Executive support, Communication, Budgeting
general-manager: Operations Management, Budgeting, Leadership, Sales Strategy, People Management, Strategic Planning
director-of-operations: Operations Management, Strategic Planning, People Management, Budgeting, Operational excellence, Lean
chief-operating-officer: Leadership, Operations Management, Strategic Planning, Org design, Budgeting, Operational excellence
chief-executive-officer: Leadership, Strategic Planning, Business strategy, Budgeting, Capital markets, Org design
founder: Startups, Founding, Zero to one, Product strategy, Leadership, Hiring and scaling teams, Venture capital
it-manager: ITIL, Vendor Management, IT service management, People Management, ServiceNow, Budgeting, Microsoft 365, Networking
chief-information-officer: Leadership, ITIL, Strategic Planning, Vendor Management, Budgeting, Cloud Migration, Cybersecurity
chief-information-security-officer: Cybersecurity, Leadership, SOC 2, ISO 27001, CISSP, Zero Trust, Strategic Planning
trust-safety-specialist: Risk Management, SQL, Data Analysis, Attention to Detail, Case Management, Communication
supply-chain-manager: Supply Chain Management, S&OP, Demand planning, Inventory Management, SAP, Logistics, Strategic sourcing, Microsoft Excel
procurement-manager: Procurement, Strategic sourcing, Category management, Supplier negotiation, Vendor Management, SAP, Contract Drafting
logistics-manager: Logistics, Transportation, 3PL, Freight, Distribution, WMS, Inventory Management, Team management
warehouse-manager: Warehouse Management, Inventory Management, WMS, Forklift operation, Health & Safety, Fulfillment, Team management, 5S
executive-assistant: Executive support, Scheduling, Travel arrangements, Microsoft Office, Google Workspace, Communication, Outlook, Attention to Detail
office-manager: Facilities Management, Scheduling, Vendor Management, Budgeting, Microsoft Office, Onboarding, Record keeping
facilities-manager: Facilities Management, CMMS, Health & Safety, Vendor Management, Building operations, Budgeting, LEED
mechanical-engineer: SolidWorks, Mechanical Design, GD&T, ANSYS, Thermodynamics, MATLAB, Design for manufacturing, Heat transfer, AutoCAD
aerospace-engineer: Aerospace, CATIA, MATLAB, CFD, Propulsion, GNC, Nastran, Flight dynamics, Simulink
systems-engineer: Systems design, MATLAB, Requirements Gathering, Simulink, DO-178C, Avionics, Risk Management, Test planning
manufacturing-engineer: Manufacturing, Lean, Six Sigma, Root Cause Analysis, SolidWorks, Design for manufacturing, 5S, Production planning
process-engineer: Process engineering, Six Sigma, Root Cause Analysis, Semiconductor Manufacturing, Etch, Statistics, Failure analysis, Lean
quality-engineer: Quality Control, ISO 9001, CAPA, Root Cause Analysis, Six Sigma, GD&T, 8D, Inspection
controls-engineer: PLC Programming, Allen-Bradley, SCADA, Ladder logic, Siemens TIA Portal, Control Systems, Electrical Engineering
plant-manager: Operations Management, Production planning, Lean, Health & Safety, Budgeting, People Management, Manufacturing
materials-scientist: Materials Science, Polymers, Composites, Failure analysis, Metallurgy, Batteries, Research methods
robotics-engineer: ROS, Robotics, C++, Python, SLAM, Motion planning, Sensor fusion, Control Systems, Perception
chemical-engineer: Chemical Engineering, Aspen Plus, Process design, P&ID, HYSYS, Process engineering, Health & Safety
electrical-engineer: Electrical Engineering, Altium, PCB Design, Power Electronics, LTspice, MATLAB, Power systems, AutoCAD
hardware-engineer: PCB Design, Altium Designer, Oscilloscopes, Embedded Systems, SPICE, Signal Processing, Test equipment, C
asic-engineer: ASIC Design, SystemVerilog, RTL design, Verilog, Synthesis, Physical design, Synopsys, SoC design
fpga-engineer: FPGA, VHDL, Verilog, Vivado, Xilinx, Signal Processing, C, Embedded Systems
design-verification-engineer: UVM, SystemVerilog, Design Verification, Python, Verilog, EDA tools, SoC design
optical-engineer: Optics, Zemax, Photonics, Lasers, MATLAB, Code V, Data acquisition
embedded-software-engineer: C, C++, Embedded Systems, RTOS, FreeRTOS, ARM Cortex, Microcontrollers, CAN bus, Linux kernel, Device drivers
civil-engineer: Civil Engineering, AutoCAD, Civil 3D, Stormwater, Site development, Structural Engineering, Surveying, Project Management
architect: Revit, AutoCAD, LEED, Sketch, Navisworks, Site development, Adobe InDesign
construction-manager: Construction Management, Procore, Estimating, Bluebeam, Subcontractor management, Scheduling, Health & Safety, Budgeting, Primavera P6
environmental-engineer: Environmental compliance, GIS, Stormwater, AutoCAD, Health & Safety, Sustainability, Data Analysis
energy-engineer: Solar Energy, PVsyst, Energy storage, Power systems, AutoCAD, Python, Sustainability
registered-nurse: Nursing, Patient Care, BLS, ACLS, Medication administration, IV therapy, Triage, Epic, Electronic Health Records
nurse-practitioner: Nursing, Patient Care, Telemedicine, Electronic Health Records, Triage, Pharmacology, Epic
nurse-manager: Nursing, Team management, Scheduling, Patient Care, Performance Management, Budgeting, Epic
medical-assistant: Patient Care, Medical Terminology, Scheduling, Electronic Health Records, First aid, BLS, Data Entry
care-coordinator: Care coordination, Case Management, Discharge planning, Electronic Health Records, Patient Care, Communication
physician: Patient Care, Electronic Health Records, Epic, Telemedicine, Clinical research, Triage, ACLS
surgeon: Surgery, Operating room, Surgical procedures, Perioperative, Patient Care, Clinical research, ACLS
psychiatrist: Mental Health, Patient Care, Crisis intervention, Telemedicine, Electronic Health Records, Pharmacology
dentist: Patient Care, Surgical procedures, X-ray, Anatomy, Electronic Health Records
physician-assistant: Patient Care, Surgical procedures, Electronic Health Records, Triage, BLS, ACLS, Epic
pharmacist: Pharmacy, Dispensing, Medication therapy management, Compounding, Pharmacology, Patient Care
physical-therapist: Physical Therapy, Rehabilitation, Anatomy, Kinesiology, Patient Care, Electronic Health Records
occupational-therapist: Rehabilitation, Patient Care, Discharge planning, Electronic Health Records, Care coordination
speech-language-pathologist: Rehabilitation, Patient Care, Special Education, Lesson planning, Electronic Health Records
psychologist: Mental Health, CBT, Crisis intervention, Research methods, Statistics, Case Management
therapist: Mental Health, CBT, Crisis intervention, Case Management, Empathy, Telemedicine
social-worker: Social work, Case Management, Crisis intervention, Mental Health, Discharge planning, Empathy
radiologic-technologist: Radiology, X-ray, CT, MRI, Medical imaging, Patient Care, Ultrasound
medical-coder: Medical Coding, ICD-10, CPT, Medical billing, Medical Terminology, HIPAA, Electronic Health Records
healthcare-administrator: Revenue cycle management, HIPAA, Budgeting, Electronic Health Records, Operations Management, Scheduling, Team management
biologist: Molecular Biology, PCR, Cell Culture, Cloning, Western blot, ELISA, Laboratory Skills, Flow cytometry
chemist: HPLC, Mass spectrometry, NMR, Chromatography, Laboratory Skills, Medicinal chemistry, GC-MS
research-scientist: Assay development, Drug Discovery, Publications, Statistics, CRISPR, Flow cytometry, Immunology, Protein Engineering
research-associate: Cell Culture, PCR, Western blot, Laboratory Skills, ELISA, Pipetting, Flow cytometry, Data Analysis
laboratory-technician: Laboratory Skills, Pipetting, LIMS, GLP, Chromatography, Data Entry, Quality Control
biostatistician: Biostatistics, SAS, R, Clinical Trials, Statistics, Publications, SQL
clinical-research-associate: Clinical research, Clinical Trials, ICH-GCP, Regulatory Compliance, Clinical operations, Attention to Detail
quality-assurance-specialist-gxp: GxP, CAPA, 21 CFR Part 11, Auditing, cGMP, ISO 13485, QMS
regulatory-affairs-manager: Regulatory Affairs, FDA, 510(k), IND, EMA, Medical Devices, Technical Writing
medical-director: Clinical development, Clinical Trials, Oncology, Leadership, Drug Discovery, Publications
attorney: Litigation, Legal Research, Contract Drafting, Depositions, Trial preparation, Westlaw, Discovery, Negotiation
corporate-counsel: Contract Drafting, Corporate Law, Negotiation, Privacy Law, Regulatory Compliance, Intellectual Property, SaaS
general-counsel: Corporate Law, Leadership, Litigation, Mergers & Acquisitions, Regulatory Compliance, Risk Management
paralegal: Legal Research, eDiscovery, Contract Drafting, LexisNexis, Record keeping, Trial preparation
patent-attorney: Patent prosecution, Intellectual Property, Legal Research, Technical Writing, Trademarks
contract-manager: Contract Drafting, Negotiation, Vendor Management, Risk Management, Procurement
teacher: Teaching, Classroom management, Lesson planning, Differentiated instruction, Curriculum Development, Communication, Google Workspace
special-education-teacher: Special Education, Differentiated instruction, Classroom management, Lesson planning, Case Management, Empathy
school-principal: Leadership, Budgeting, Teaching, Performance Management, Curriculum Development, Conflict resolution
tutor: Teaching, Lesson planning, Communication, Pedagogy, Adaptability
curriculum-developer: Curriculum design, Instructional Design, E-learning, Articulate Storyline, LMS, Pedagogy, Course development
academic-advisor: Coaching, Communication, Case Management, Scheduling, Onboarding, Record keeping
professor: Academic Research, Publications, Teaching, Peer review, Grant Writing, Statistics, Course development
editor: Editing, AP Style, Editorial, Fact-checking, Content strategy, WordPress
journalist: Journalism, Reporting, News writing, Fact-checking, AP Style, Interviewing, Storytelling
video-editor: Video editing, Adobe Premiere Pro, DaVinci Resolve, Adobe After Effects, Storytelling, Adobe CC
video-producer: Video Production, Storytelling, Budgeting, Scheduling, Video editing, Broadcasting
videographer: Cinematography, Video Production, Video editing, Photography, Adobe Premiere Pro, Lightroom
sound-designer: Sound design, Pro Tools, Mixing, Ableton Live, Audio Production, Logic Pro
electrician: Electrical Engineering, Health & Safety, PLC Programming, Motor control, Root Cause Analysis, Power systems
plumber: Health & Safety, Estimating, Customer Service, Scheduling, Inspection
carpenter: Health & Safety, Estimating, Fabrication, Attention to Detail, Scheduling
hvac-technician: HVAC design, Health & Safety, Customer Service, Root Cause Analysis, Inspection
welder: Welding, Fabrication, Metallurgy, Health & Safety, Inspection, G-code
machinist: CNC Machining, G-code, Mastercam, GD&T, Inspection, CAM, Quality Control
maintenance-technician: PLC Programming, CMMS, Root Cause Analysis, Health & Safety, Motor control, Welding
automotive-technician: Automotive, Root Cause Analysis, Customer Service, Inspection, CAN bus
truck-driver: Transportation, Freight, Health & Safety, Logistics, Time Management
store-manager: Retail Sales, Merchandising, Inventory Management, Team management, Point of sale, Scheduling, Customer Service
merchandiser: Merchandising, Inventory Management, Microsoft Excel, Demand planning, Retail Sales, Negotiation
fashion-designer: Adobe Illustrator, Illustration, Adobe Photoshop, Merchandising, Creativity, Product development
chef: Health & Safety, Inventory Management, Team management, Creativity, Scheduling, Cost control
restaurant-manager: Customer Service, Team management, Scheduling, Inventory Management, Point of sale, Cost control, Health & Safety
hotel-manager: Customer Service, Team management, Budgeting, Operations Management, Scheduling, Sales Strategy
real-estate-agent: Negotiation, Client relations, Customer Service, CRM, Closing, Social Media Marketing
real-estate-analyst: Financial Modeling, Valuation, Microsoft Excel, Due diligence, Market Research, GIS
property-manager: Property management, Budgeting, Vendor Management, Customer Service, Building operations, Record keeping
development-director: Donor relations, Major gifts, Grant Writing, Event Marketing, CRM, Public Speaking
program-director-nonprofit: Program Management, Grant Writing, Budgeting, Stakeholder Management, Team management, Public Policy
policy-analyst: Public Policy, Research methods, Legislative affairs, Data Analysis, Technical Writing, Stata
intelligence-analyst: Research methods, GIS, Data Analysis, Risk Management, Critical thinking, Reporting
`
