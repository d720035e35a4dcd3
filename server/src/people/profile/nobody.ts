/** Name that replaces the name of an erased person. */
export const NOBODY = { first_name: 'Deleted', last_name: 'account' };
export const NAME: string = `${NOBODY.first_name} ${NOBODY.last_name}`;
