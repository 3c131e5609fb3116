/** Return URLs are validated by the domain, so that browser and server agree (AUTH-19, AUTH-20, AUTH-21, AUTH-22). */
export { returnTarget, type ReturnTarget } from '@terrarium/domain/access';
