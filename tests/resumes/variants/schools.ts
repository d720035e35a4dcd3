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
];
