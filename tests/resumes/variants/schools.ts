import type { RightValues } from '../right-values.ts';
import type { Variant } from './variant.ts';

const taught = (title: string, education: string, schools: RightValues['schools'], heading = 'Education'): Variant => ({
  title,
  text: `Vera Lindholm\nvera@post.example\n\n${heading}\n${education}\n\nSkills\nJava, Kafka, Docker\n`,
  right: { schools },
});

export const SCHOOLS: readonly Variant[] = [
  taught('a degree after a colon', 'Harwick University: B.Eng., Geology (2009–2014)', [
    ['Harwick University', 'B.Eng., Geology', 2009, 2014],
  ]),
  taught('an entry in one sentence', 'BSc in Geology, University of Harwick, Sep 2012 to Nov 2015.', [
    ['University of Harwick', 'BSc in Geology', 2012, 2015],
  ]),
  taught('labels', 'Period: 09.2013 - 06.2017\nSchool: University of Harwick\nDegree: BSc Geology', [
    ['University of Harwick', 'BSc Geology', 2013, 2017],
  ]),
  taught('column headings', 'Period\tSchool\tDegree\n2010 – 2014\tUniversity of Harwick\tBSc Geology', [
    ['University of Harwick', 'BSc Geology', 2010, 2014],
  ]),
  taught('schools without years', 'University of Harwick\nMSc Geology\nCity College Harwick\nBSc Chemistry', [
    ['University of Harwick', 'MSc Geology', null, null],
    ['City College Harwick', 'BSc Chemistry', null, null],
  ]),
  taught(
    'an Italian degree above the school',
    'Laurea triennale, Geologia\nAccademia del Lago Alto\t10/2013 – 07/2016',
    [['Accademia del Lago Alto', 'Laurea triennale, Geologia', 2013, 2016]],
    'Istruzione',
  ),
  taught(
    'a name that is wrapped within brackets',
    '**Harwick College of Technology (Evening**\n**School)**\n2011 – 2013\nDiploma',
    [['Harwick College of Technology (Evening School)', 'Diploma', 2011, 2013]],
  ),
  taught(
    'the number of entries in the heading',
    'University of Harwick, 2010 – 2014',
    [['University of Harwick', '', 2010, 2014]],
    'Education (1)',
  ),
  taught(
    'a drawn line behind the heading',
    'University of Harwick, 2010 – 2014',
    [['University of Harwick', '', 2010, 2014]],
    'EDUCATION --------------------------------------------------------------',
  ),
  taught(
    'a date of graduation with a grade, and a school diploma',
    'BSc Geology\nRiverside State University, Boston, MA\nGraduated May 2015, GPA 3.8\n\nHigh School Diploma — Northfield High, 2011',
    [
      ['Riverside State University', 'BSc Geology', null, 2015],
      ['Northfield High', 'High School Diploma', null, 2011],
    ],
  ),
  taught(
    'column headings with grades',
    'Degree\tInstitution\tYear\tGrade\nB.Tech (CSE)\tCoastal Institute of Technology\t2015\t8.1 CGPA\nClass XII\tHarwick Public School\t2011\t92%',
    [
      ['Coastal Institute of Technology', 'B.Tech (CSE)', null, 2015],
      ['Harwick Public School', 'Class XII', null, 2011],
    ],
  ),
  taught(
    'a German course of studies at a university',
    '10/2010 – 03/2015 Studium der Geologie an der TU Elbstadt, Abschluss: Diplom-Geologin (Note 1,5)',
    [['TU Elbstadt', 'Studium der Geologie', 2010, 2015]],
    'Ausbildung',
  ),
  taught(
    'a Spanish degree before a full stop',
    '2010-2014 Grado en Geología. Universidad del Valle Alto',
    [['Universidad del Valle Alto', 'Grado en Geología', 2010, 2014]],
    'Formación',
  ),
  taught(
    'a Chinese school',
    '2012.09-2016.06 江南大学 计算机科学',
    [['江南大学', '计算机科学', 2012, 2016]],
    '教育经历',
  ),
  taught(
    'an Arabic school',
    'بكالوريوس علوم الحاسوب - جامعة الوادي\n2012 - 2016',
    [['جامعة الوادي', 'بكالوريوس علوم الحاسوب', 2012, 2016]],
    'التعليم',
  ),
];
