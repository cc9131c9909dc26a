// What the generator knows of names, written without a look at the scorer's lists.

/** A given name as documents and friends write it. */
export const shortForms: Readonly<Record<string, readonly string[]>> = {
  William: ['Bill', 'Will'],
  Robert: ['Bob', 'Rob'],
  Elizabeth: ['Liz', 'Beth'],
  Katherine: ['Kate', 'Kathy'],
  Michael: ['Mike'],
  James: ['Jim', 'Jamie'],
  Thomas: ['Tom'],
  Daniel: ['Dan', 'Danny'],
  Matthew: ['Matt'],
  Andrew: ['Andy', 'Drew'],
  Benjamin: ['Ben'],
  Rebecca: ['Becky', 'Becca'],
  Jessica: ['Jess'],
  Abigail: ['Abby'],
  Emily: ['Em'],
  Nathan: ['Nate'],
  Peter: ['Pete'],
  Alexandros: ['Alex'],
  Alejandro: ['Alex', 'Ale'],
  Maximilian: ['Max'],
  Charlotte: ['Lotte', 'Charlie'],
  Ekaterina: ['Katya', 'Kate'],
  Anastasia: ['Nastya', 'Stacy'],
  Dmitri: ['Dima'],
  Oleksandr: ['Sasha', 'Alex'],
  Volodymyr: ['Vova'],
  Mikhail: ['Misha', 'Michael'],
  Natalia: ['Natasha'],
  Sebastián: ['Sebas', 'Seb'],
  Francisco: ['Paco'],
  Gabriela: ['Gaby'],
  Fernanda: ['Fer'],
  Giorgos: ['George'],
  Yonatan: ['Yoni', 'Jonathan'],
  Yosef: ['Yossi', 'Joseph'],
  Mohammed: ['Mo'],
  Siddharth: ['Sid'],
  Abhishek: ['Abhi'],
  Chinedu: ['Nedu'],
  Temitope: ['Temi'],
  Samuel: ['Sam'],
  Kevin: ['Kev'],
}

/** Names in their own script; other names of the origin stay in Latin letters. */
export const nativeNames: Readonly<Record<string, string>> = {
  ...pairs(
    'Wang 王 Li 李 Zhang 张 Liu 刘 Chen 陈 Yang 杨 Huang 黄 Zhao 赵 Wu 吴 Zhou 周 Xu 徐 Sun 孙 Ma 马 Zhu 朱 Hu 胡 Guo 郭 He 何 Lin 林 Gao 高 Luo 罗',
  ),
  ...pairs(
    'Wei 伟 Jing 静 Xin 欣 Mei 梅 Fang 芳 Min 敏 Hui 慧 Ying 英 Jun 军 Hao 浩 Ming 明 Tao 涛 Lei 磊 Bo 波 Chao 超 Jie 杰 Peng 鹏 Kai 凯 Xiaoyu 小雨 Yuting 雨婷',
  ),
  ...pairs(
    'Kim 김 Lee 이 Park 박 Choi 최 Jung 정 Kang 강 Cho 조 Yoon 윤 Jang 장 Lim 임 Han 한 Oh 오 Seo 서 Shin 신 Kwon 권 Hwang 황 Ahn 안 Song 송 Yoo 유 Hong 홍',
  ),
  ...pairs(
    'Ji-woo 지우 Seo-yeon 서연 Min-ji 민지 Ha-eun 하은 Soo-jin 수진 Hye-jin 혜진 Eun-ji 은지 Min-jun 민준 Ji-hoon 지훈 Seung-ho 승호 Hyun-woo 현우 Dong-hyun 동현',
  ),
  ...pairs('Jae-won 재원 Sang-min 상민 Joon-ho 준호 Sung-min 성민 Young-jae 영재'),
  ...pairs(
    'Olena Олена Anastasia Анастасия Iryna Ірина Natalia Наталья Svetlana Светлана Yulia Юлия Daria Дарья Oksana Оксана Maria Мария Polina Полина Ekaterina Екатерина Elena Елена',
  ),
  ...pairs(
    'Dmitri Дмитрий Sergei Сергей Andriy Андрій Ivan Иван Mykola Микола Volodymyr Володимир Alexei Алексей Pavel Павел Yuri Юрий Artem Артем Viktor Виктор Roman Роман Kirill Кирилл Mikhail Михаил Igor Игорь',
  ),
  ...pairs(
    'Shevchenko Шевченко Kovalenko Коваленко Bondarenko Бондаренко Tkachenko Ткаченко Melnyk Мельник Petrov Петров Ivanov Иванов Smirnov Смирнов Kuznetsov Кузнецов Popov Попов Volkov Волков Sokolov Соколов Morozov Морозов Novikov Новиков Fedorov Федоров Orlov Орлов',
  ),
  ...pairs(
    'Eleni Ελένη Katerina Κατερίνα Sofia Σοφία Dimitra Δήμητρα Giorgos Γιώργος Dimitris Δημήτρης Kostas Κώστας Nikos Νίκος Christos Χρήστος Vasilis Βασίλης',
  ),
  ...pairs(
    'Papadopoulos Παπαδόπουλος Georgiou Γεωργίου Nikolaidis Νικολαΐδης Pappas Παππάς Vlachos Βλάχος Makris Μακρής Antoniou Αντωνίου',
  ),
  ...pairs(
    'Ahmed أحمد Mohammed محمد Omar عمر Ali علي Hassan حسن Khalid خالد Karim كريم Tariq طارق Ibrahim إبراهيم Mustafa مصطفى Fatima فاطمة Layla ليلى Mariam مريم Samira سميرة',
  ),
  ...pairs('Haddad حداد Mansour منصور Nasser ناصر Saleh صالح Farouk فاروق Rahman رحمن Hamdan حمدان Barakat بركات'),
}

/** Spellings in Latin letters that passports, visas, and people choose. */
export const spellings: Readonly<Record<string, readonly string[]>> = {
  Mohammed: ['Muhammad', 'Mohamed', 'Mohamad'],
  Youssef: ['Yusuf', 'Yousef'],
  Hussain: ['Hussein', 'Husain'],
  Chowdhury: ['Choudhury', 'Chaudhuri'],
  Sergei: ['Sergey', 'Serhii'],
  Dmitri: ['Dmitry', 'Dmytro'],
  Alexei: ['Alexey', 'Oleksii'],
  Yulia: ['Julia', 'Iuliia'],
  Ekaterina: ['Yekaterina', 'Kateryna'],
  Volodymyr: ['Vladimir'],
  Andriy: ['Andrey', 'Andrii'],
  Müller: ['Mueller', 'Muller'],
  Fernández: ['Fernandez'],
  Rodríguez: ['Rodriguez'],
  García: ['Garcia'],
  Novák: ['Novak'],
  Kuznetsov: ['Kuznetzov', 'Kouznetsov'],
  Choi: ['Choe'],
  Park: ['Pak'],
  Lee: ['Yi', 'Rhee'],
  Jung: ['Jeong', 'Chung'],
  Qureshi: ['Quraishi', 'Koreshi'],
  Siddiqui: ['Siddiqi', 'Siddique'],
  Papadopoulos: ['Papadopoulou'],
  Giorgos: ['Georgios', 'Yiorgos'],
  'El-Sayed': ['Elsayed', 'Al-Sayed'],
  Okonkwo: ['Okonkwo'],
  'O’Brien': ['OBrien'],
  'Ji-woo': ['Jiwoo', 'Ji Woo'],
  'Min-jun': ['Minjun', 'Min Jun'],
}

function pairs(text: string): Record<string, string> {
  const words = text.split(' ')
  return Object.fromEntries(words.flatMap((word, place) => (place % 2 === 0 ? [[word, words[place + 1]!]] : [])))
}
